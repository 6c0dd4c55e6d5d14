/// Made-up people to try things with: always the same ones, under reserved domains (RFC 2606,
/// RFC 6761), with names in twelve scripts and languages.
///
/// First everybody once who has a name of their own, then a crowd as of a large directory: see
/// ``SampleCrowd``.
enum SamplePeople {
  struct Sample: Hashable {
    let email: String
    let displayName: String
    /// The same person always comes with the same request id, so that loading twice makes nobody
    /// twice.
    let requestID: String
  }

  /// The first so many, made one by one; everybody's e-mail is different.
  static func first(_ count: Int) -> some Sequence<Sample> {
    (0..<max(0, count)).lazy.map(sample)
  }

  /// Names of one language: as they are written, and in ASCII.
  struct Names {
    let given: [(written: String, ascii: String)]
    let family: [(written: String, ascii: String)]
    /// Chinese and the like: the family name comes first, with no space.
    let isFamilyFirst: Bool

    fileprivate init(given: String, family: String, isFamilyFirst: Bool = false) {
      func pairs(_ text: String) -> [(written: String, ascii: String)] {
        text.split(separator: " ").map { word in
          let parts = word.split(separator: ":").map(String.init)
          return (parts[0], parts.last ?? parts[0])
        }
      }
      self.given = pairs(given)
      self.family = pairs(family)
      self.isFamilyFirst = isFamilyFirst
    }

    func name(given: String, family: String) -> String {
      isFamilyFirst ? family + given : "\(given) \(family)"
    }
  }

  /// Ten given and nine family names each; no ASCII form comes twice.
  static let languages = [
    Names(
      given: "Marta:marta Lucía:lucia Diego:diego Tomás:tomas Sofía:sofia Nuño:nuno Inés:ines "
        + "Álvaro:alvaro Pilar:pilar Rubén:ruben",
      family: "García:garcia Núñez:nunez Silva:silva Ibáñez:ibanez Romero:romero Muñoz:munoz "
        + "Ortega:ortega Peña:pena Vidal:vidal"),
    Names(
      given: "Jürgen:juergen Björn:bjoern Zoë:zoe Ingrid:ingrid Søren:soeren Elias:elias "
        + "Käthe:kaethe Jonas:jonas Åsa:asa Greta:greta",
      family: "Müller:mueller Lindqvist:lindqvist Jensen:jensen Østergaard:oestergaard "
        + "Groß:gross Schäfer:schaefer Bergström:bergstroem Weiß:weiss Krüger:krueger"),
    Names(
      given: "Emma:emma Liam:liam Siobhán:siobhan Noah:noah Mia:mia Xavier:xavier Wanda:wanda "
        + "Quentin:quentin Owen:owen Maeve:maeve",
      family: "Smith:smith O’Brien:obrien MacLeod:macleod Fitzgerald:fitzgerald Quigley:quigley "
        + "Johnson:johnson Brown:brown Hughes:hughes Walsh:walsh"),
    Names(
      given: "Ewa:ewa Łukasz:lukasz Pavel:pavel Đorđe:dorde Hana:hana Żaneta:zaneta Jiří:jiri "
        + "Małgorzata:malgorzata Šimon:simon Zuzana:zuzana",
      family: "Kowalski:kowalski Novák:novak Wójcik:wojcik Dvořák:dvorak Zieliński:zielinski "
        + "Černý:cerny Jovanović:jovanovic Šťastný:stastny Mazur:mazur"),
    Names(
      given: "Léon:leon Renée:renee Amélie:amelie François:francois Zélie:zelie Benoît:benoit "
        + "Chloé:chloe Gaël:gael Maëlle:maelle Théo:theo",
      family: "Lefèvre:lefevre Moreau:moreau Garçon:garcon Bélanger:belanger Chêne:chene "
        + "Noël:noel Dupré:dupre Gagné:gagne Rousseau:rousseau"),
    Names(
      given: "Çağla:cagla Ömer:oemer Yusuf:yusuf Işıl:isil Gül:guel Barış:baris Şule:sule "
        + "Emre:emre Ülkü:uelkue İpek:ipek",
      family: "Yılmaz:yilmaz Çelik:celik Öztürk:oeztuerk Şahin:sahin Kılıç:kilic Doğan:dogan "
        + "Aydın:aydin Güneş:guenes Koç:koc"),
    Names(
      given: "Анна:anna Дмитрий:dmitri Ольга:olga Юрий:yuri Наталья:natalya Сергей:sergei "
        + "Елена:yelena Борис:boris Ирина:irina Михаил:mikhail",
      family: "Иваненко:ivanenko Смирных:smirnykh Шевченко:shevchenko Ткачук:tkachuk "
        + "Белых:belykh Черных:chernykh Ковальчук:kovalchuk Мороз:moroz Жук:zhuk"),
    Names(
      given: "Γιώργος:giorgos Ελένη:eleni Νίκος:nikos Δήμητρα:dimitra Σπύρος:spyros "
        + "Χρύσα:chrysa Κώστας:kostas Ζωή:zoi Άρης:aris Ιωάννα:ioanna",
      family: "Παπαδάκη:papadaki Γεωργίου:georgiou Νικολάου:nikolaou Ιωάννου:ioannou "
        + "Χατζή:chatzi Δημητρίου:dimitriou Αθανασίου:athanasiou Στεφάνου:stefanou Ράλλη:ralli"),
    Names(
      given: "伟:wei 芳:fang 静:jing 磊:lei 洋:yang 敏:min 强:qiang 丽:li 军:jun 婷:ting",
      family: "王:wang 陈:chen 刘:liu 赵:zhao 周:zhou 徐:xu 孙:sun 朱:zhu 高:gao",
      isFamilyFirst: true),
    Names(
      given: "지우:jiwoo 민준:minjun 서연:seoyeon 하준:hajun 은지:eunji 현우:hyunwoo 수빈:subin "
        + "예린:yerin 태형:taehyung 소희:sohee",
      family: "김:kim 이:yi 박:park 최:choi 정:jung 강:kang 조:cho 윤:yoon 임:lim",
      isFamilyFirst: true),
    Names(
      given: "आरव:aarav दीया:diya रोहन:rohan मीरा:meera कबीर:kabir अनन्या:ananya विवान:vivaan "
        + "तारा:tara ईशान:ishaan नीला:neela",
      family: "शर्मा:sharma वर्मा:verma गुप्ता:gupta जोशी:joshi मेहता:mehta राव:rao "
        + "देसाई:desai पटेल:patel नायर:nair"),
    Names(
      given: "ليلى:layla عمر:umar نور:nour سامي:sami هدى:huda נועה:noa אורי:uri תמר:tamar "
        + "איתן:eitan יעל:yael",
      family: "حداد:haddad نجار:najjar خوري:khoury منصور:mansour כהן:cohen לוי:levi "
        + "פרץ:peretz מזרחי:mizrahi ביטון:biton"),
  ]

  /// Every pair of names of every language, once.
  private static let pairs = languages.reduce(0) { $0 + $1.given.count * $1.family.count }

  private static func sample(_ index: Int) -> Sample {
    if index >= pairs {
      let (email, displayName) = SampleCrowd.person(index - pairs)
      return Sample(email: email, displayName: displayName, requestID: requestID(index))
    }
    // Neighbours speak different languages, and every pair of names comes before the first repeats.
    let language = languages[index % languages.count]
    let turn = index / languages.count
    let given = language.given[turn % language.given.count]
    let round = turn / language.given.count
    let family = language.family[(round + turn) % language.family.count]
    // Every seventh address is written as the name is, not in ASCII. Seven and the number of
    // languages have no common divisor, so that every language has such ones.
    let isWritten = index % 7 == 5
    let first = isWritten ? given.written.lowercased() : given.ascii
    let last = isWritten ? family.written.lowercased() : family.ascii
    let local =
      switch index % 5 {
      case 0, 1: "\(first).\(last)"
      case 2: "\(first)_\(last)"
      case 3: "\(last).\(first)"
      default: "\(first)-\(last)+news"
      }
    return Sample(
      email: "\(local.replacing("’", with: ""))@example.com",
      displayName: language.name(given: given.written, family: family.written),
      requestID: requestID(index))
  }

  /// A UUID of version 8 (RFC 9562, for private use) with the person's number in it.
  private static func requestID(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    let number = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return "526f6c6c-6361-8c6c-8065-\(number)"
  }
}
