/// The words that common passwords are made of, in the languages of many keyboards.
///
/// Put together for this project, by the habits that everybody knows of: what the field is called,
/// welcomes, endearments, first names, animals, sports and clubs, seasons and months, heroes, cars,
/// food, colours, what stands on the desk. Like the rest of the project's files it is under the
/// licence of the project.
enum CommonWords {
  static let all = Set(
    text.split { $0.isWhitespace })

  private static let text = """
    password passwort passwd passwords passphrase pass passcode passkey passme mypass mypassword
    yourpassword newpassword oldpassword nopassword thepassword thispassword defaultpassword
    userpassword testpassword temppassword contraseña contrasena motdepasse wachtwoord kennwort
    parola haslo heslo salasana losenord adgangskode senha parole jelszo lozinka sifre parolam
    пароль secret secrets topsecret geheim secreto segreto segredo tajne hidden private
    admin administrator administrador administrateur root toor superuser sysadmin webmaster
    user username guest gast invite visitor login signin logon account access granted
    letmein letmeinnow letmein! openup opensesame sesame welcome welcomehome willkommen bienvenue
    bienvenido benvenuto bemvindo welkom witamy hello hellohello helloworld hallo hola bonjour ciao
    default changeme changeit changethis change temp temporary temporal test testing tester testtest
    test1234 demo example sample trial unknown nothing whatever whoever anything something
    master masterkey service server system computer internet network windows linux ubuntu debian
    microsoft google facebook youtube instagram twitter whatsapp linkedin myspace amazon apple iphone
    android samsung nokia laptop desktop keyboard monitor printer mouse mobile phone telephone
    office company business manager director president chief boss employee
    iloveyou iloveu ilove iloveme iloveyou2 loveyou loveme lovely lover lovers love loves loved
    tequiero teamo jetaime tiamo ichliebedich liebe amor amore amour mylove truelove lovelove
    sweetheart sweet sweetie sweety honey honeybee darling baby babygirl babyboy babe cutie angel
    angels angelo princess princesa principe prince queen king kingdom royal beautiful gorgeous
    pretty handsome sexy sexygirl hottie kisses kissme kiss hugs smile smiles smiley happy happiness
    lucky luckyone fortune forever friends friend bestfriend family familia mother mom mommy
    father daddy papa mama sister brother daughter husband wife children kids grandma grandpa
    qwerty qwertz azerty qwertyu qwertyui qwerty1 asdf asdfgh asdfasdf zxcv zxcvbn qazwsx qazxsw
    qweasd qweasdzxc qweqwe asdqwe asdzxc zaqwsx zaq1zaq1 wasd abcd abcdef abcabc aaaa abc
    dragon dragons monkey monkeys tiger tigers tigger lion lions panther panda bear bears eagle eagles
    falcon hawk wolf wolves wolverine shark dolphin dolphins horse horses pony donkey elephant giraffe
    zebra rabbit bunny turtle snake spider scorpion butterfly ladybug chicken duck penguin puppy
    kitten kitty kittycat cat cats dog dogs doggie doggy hunde katze chien chat gato perro hund
    pokemon pikachu charizard mario luigi zelda sonic minecraft fortnite roblox creeper gamer games
    gaming player playstation xbox nintendo warcraft starcraft counterstrike callofduty
    starwars skywalker vader yoda jedi sith chewbacca startrek enterprise spock matrix trinity neo
    batman superman spiderman ironman hulk thor loki wonderwoman captain avengers joker harley
    harrypotter hogwarts gandalf frodo bilbo legolas aragorn sauron hobbit mordor naruto sasuke
    goku vegeta sakura hellokitty snoopy garfield mickey minnie donald goofy bambi simba tweety
    scooby scoobydoo bugsbunny shrek barbie cinderella tinkerbell peterpan
    football futbol fussball soccer baseball basketball hockey tennis golf golfer golfing rugby
    cricket volleyball swimming running runner cycling bicycle skating skateboard snowboard surfing
    surfer fishing hunter hunting racing racer champion champions winner winners victory
    liverpool arsenal chelsea manchester everton celtic rangers barcelona realmadrid juventus milan
    inter roma napoli bayern dortmund schalke ajax feyenoord benfica porto corinthians flamengo
    palmeiras boca riverplate cowboys steelers packers patriots raiders broncos redskins dodgers
    yankees redsox cubs giants lakers celtics bulls knicks ronaldo messi beckham jordan kobe
    summer winter autumn spring fall sommer herbst fruhling verano invierno primavera estate inverno
    ete hiver printemps lato zima january february march april june july august september october
    november december januar februar juni juli oktober dezember enero febrero abril junio julio
    agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday
    sunday montag freitag samstag sonntag lunes viernes sabado domingo weekend holiday vacation
    christmas easter halloween birthday newyear sunshine sunny sunrise sunset rainbow moonlight
    moon star stars starlight sky skyline heaven thunder lightning storm snow snowball snowflake
    rain fire firebird ice iceman ocean sea beach island mountain river forest garden flower flowers
    blume fiore fleur rose roses lily daisy jasmine orchid tulip violet sunflower
    chocolate cookie cookies candy cupcake cake sugar honeypot banana apples orange cherry strawberry
    lemon peach melon coconut pineapple pepper peppers ginger cinnamon vanilla coffee espresso
    mocha cheese pizza pasta burger bacon butter pickle potato tomato chili
    whiskey vodka tequila brandy beer guinness budweiser heineken corona martini
    red blue green yellow purple black white silver golden gold orange pink brown gray scarlet
    redblue blackandwhite blueeyes greenday blackie blacky whitey goldfish silverado
    ferrari porsche mercedes bmw audi volkswagen volvo toyota honda nissan mazda subaru suzuki
    yamaha kawasaki ducati harleydavidson mustang camaro corvette chevy chevrolet ford dodge
    lamborghini maserati bugatti mclaren bentley rollsroyce lexus jaguar landrover
    metallica nirvana slipknot megadeth beatles rollingstones pinkfloyd acdc ironmaiden ledzeppelin
    queenband eminem tupac rihanna beyonce madonna shakira britney gaga bieber onedirection bts
    guitar piano drummer drums music musica musik singer dance dancer dancing rockstar rocknroll
    michael jennifer jessica ashley amanda daniel matthew andrew joshua david james robert william
    john johnny joseph charles charlie thomas thommy tommy christopher chris christian christine
    christina jonathan anthony nicholas nicole nicolas nathan alexander alexandra alexandre alexis
    alex alexa benjamin samuel samantha sammy patrick patricia richard steven stephen stephanie kevin
    brian eric erik jason jeffrey ryan justin brandon george gregory edward ronald kenneth timothy
    jacob ethan noah liam mason oliver lucas luca jack jackson harry henry oscar max maxwell maximus
    buster bailey rocky bella lucy molly sadie sophie sophia chloe emma emily olivia isabella isabel
    mia ava abigail hannah sarah sara laura lauren rachel rebecca elizabeth maria mariana marie anna
    andrea angela melissa michelle kimberly vanessa victoria veronica natalie natasha heather amber
    crystal tiffany brittany danielle denise diana donna elena eva gabriel gabriela jasmin julia
    julian juliana julie katie kathryn katherine karen linda lisa margaret martha martin martina
    mary megan monica monika nancy pamela paula peter pierre rosemary ruth sandra sharon susan susana
    teresa theresa valentina valerie wendy carlos carolina caroline antonio alberto alejandro andres
    angelica beatriz camila catalina claudia cristina diego eduardo enrique fernando francisco
    guillermo javier jorge jose juan luis manuel marcos mario miguel pablo pedro rafael ricardo
    roberto rodrigo santiago sebastian sergio vincent vladimir dmitri sergey nikita svetlana natalia
    ekaterina tatiana oksana andrey alexey mikhail giovanni giuseppe francesco francesca alessandro
    alessandra lorenzo marco matteo paolo stefano stefan andreas markus thorsten jurgen wolfgang
    hans fritz heinrich ludwig gerhard helmut mohammed muhammad ahmed ali hassan hussein fatima
    aisha mustafa mehmet ayse fatma krishna ganesh lakshmi priya rahul rajesh sanjay
    london paris berlin madrid lisbon vienna wien munich hamburg frankfurt moscow moskva newyork
    chicago boston dallas houston texas florida california hollywood lasvegas phoenix denver seattle
    america usa canada mexico brasil brazil argentina colombia peru chile espana spain france
    germany deutschland italia italy england scotland ireland wales australia china japan korea
    india pakistan russia poland polska ukraine turkey turkiye istanbul greece sweden norway
    denmark finland holland nederland belgium europe africa asia
    jesus jesuschrist christ god godisgood godbless blessed blessing faith hope grace glory heavenly
    angelic church bible saint saints holy spirit savior trustno trustgod trustme peace freedom
    liberty justice truth wisdom courage strength power powerful energy magic magical magician
    wizard witch vampire zombie ghost phantom shadow darkness darkside devil demon satan lucifer
    hell hellfire killer assassin sniper soldier marine marines army navy airforce military warrior
    fighter ninja samurai viking pirate pirates knight knights gladiator spartan spartans legend
    legends hero heroes maverick rebel outlaw gangster gangsta badboy badgirl badass bigdog bigboy
    bigdaddy bigred littleone playboy playgirl cowboy cowgirl biker hacker hackers cracker
    money moneymoney dollar dollars euro million millionaire rich cash bank banker bitcoin crypto
    success dream dreams dreamer believe imagine remember forget forgetme forgotten remind
    diamond diamonds pearl ruby sapphire emerald platinum titanium crystalball treasure
    ranger hunter2 scooter rocket apollo jupiter saturn mercury neptune pluto venus mars galaxy
    universe planet earth world cosmos space spaceman astronaut satellite
    school college university student teacher professor doctor nurse lawyer police fireman driver
    pilot sailor farmer soldierboy artist painter writer poet chef baker
    fuckyou fuckme fuckoff fuck bitch asshole bastard bullshit shit shithead pussy dickhead cocksucker
    motherfucker merde putain puta mierda cabron scheisse arschloch cazzo kurwa blyat
    cheater blink slayer creative orangejuice mountaindew cocacola pepsi redbull starbucks mcdonalds
    subway nike adidas puma gucci prada chanel
    asshat biteme whynot whatsup wassup okokok yesyes nono please thankyou thanks sorry goodbye
    goodluck goodmorning goodnight justme onlyme itsme thatsme myself myname mylife myfamily
    myspace1 mydog mycat mybaby myangel myhome home homework house sweethome hometown
    bubbles bubba buddy boomer bandit bruno casper chester chico coco daisymae dakota dexter diesel
    duke fluffy ginger1 gizmo gracie gunner jasper joey kali lady loki1 luna maggie max1 milo
    missy misty mittens muffin nala nikki oreo oscar1 patches peanut pebbles penny pepper1 phoebe
    precious pumpkin rascal rex riley rosie rufus rusty sabrina sasha sassy scout shelby
    simon smokey snickers snowy socks spike sparky spot stella sugar1 teddy teddybear tinker
    toby trouble tucker whiskers winston zeus zoe ziggy zorro
    """
}
