/// What the page of a report is made of, but for its numbers.
enum ReportPageText {
  static let html = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <title>@TITLE@</title>
    <style>
    @STYLE@
    </style>
    <main><h1>@TITLE@</h1><div id="page"></div></main>
    <script type="application/json" id="data">@DATA@</script>
    <script>
    @SCRIPT@
    </script>
    </html>

    """

  static let style = """
    :root{--back:#f6f7f9;--card:#fff;--ink:#1b2430;--soft:#5c6a7a;--line:#dfe4ea;--good:#1a7f4b;--bad:#c0322b;
    --warn:#8a5a00;--warnback:#fff4dc;--c0:#2563c9;--c1:#d9622b;--c2:#7a3fb5;--c3:#0f8a80;--c4:#b3277a;--c5:#6b7a1d}
    @media(prefers-color-scheme:dark){:root{--back:#10151c;--card:#19212b;--ink:#e6ebf1;--soft:#93a1b1;--line:#2c3743;
    --good:#4cc38a;--bad:#ff7a70;--warn:#ffcf70;--warnback:#33280f;--c0:#6ea8ff;--c1:#ff9d6b;--c2:#c296f5;--c3:#56d0c4;
    --c4:#f27cc0;--c5:#bccb5a}}
    *{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
    main{max-width:1120px;margin:0 auto;padding:28px 20px 60px}h1{font-size:24px;margin:0 0 4px}h2{font-size:16px;margin:0 0 10px}
    .soft{color:var(--soft)}.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px 18px;margin-top:16px}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px;margin-top:16px}
    .figures .card{margin:0;padding:12px 16px}.figures b{display:block;font-size:23px;font-weight:600;line-height:1.25}
    .plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:16px;margin-top:16px}
    .plots .card{margin:0;min-width:0}.scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:5px 10px;text-align:right;
    border-bottom:1px solid var(--line);white-space:nowrap}th{font-weight:500;color:var(--soft)}tr:last-child td{border:0}
    th:first-child,td:first-child{text-align:left;padding-left:0}th.text{text-align:left}td.text{text-align:left;white-space:normal;color:var(--soft)}
    .warn{background:var(--warnback);color:var(--warn);border-color:transparent}.good{color:var(--good)}.bad{color:var(--bad)}
    svg{display:block;width:100%;height:auto;overflow:visible}svg text{fill:var(--soft);font:11px system-ui,sans-serif}
    .grid{stroke:var(--line);stroke-width:1}.mark{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3}
    .key{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 6px;font-size:13px;color:var(--soft)}
    .key i{display:inline-block;width:14px;height:0;border-top:3px solid;vertical-align:middle;margin-right:6px}
    .key .dashed{border-top-style:dashed}.tell{min-height:1.5em;font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums}
    """

  static let script = #"""
    'use strict';
    const runs=JSON.parse(document.getElementById('data').textContent),page=document.getElementById('page');
    const several=runs.length>1,SVG='http://www.w3.org/2000/svg';
    const colour=i=>`var(--c${i%6})`;
    function make(tag,attributes={},...children){const e=document.createElement(tag);
      for(const[k,v]of Object.entries(attributes))k==='text'?e.textContent=v:e.setAttribute(k,v);
      e.append(...children);return e}
    function draw(tag,attributes,text){const e=document.createElementNS(SVG,tag);
      for(const[k,v]of Object.entries(attributes))e.setAttribute(k,v);if(text!==undefined)e.textContent=text;return e}
    function number(x){if(!isFinite(x))return'–';const a=Math.abs(x);
      return a>=100||x===Math.round(x)?Math.round(x).toLocaleString('en'):x.toFixed(a>=10?1:a>=1?2:3)}
    const time=ms=>ms>=1000?number(ms/1000)+' s':number(ms)+' ms';
    const percent=x=>number(x*100)+' %';
    const card=(title,...children)=>make('section',{class:'card'},...(title?[make('h2',{text:title})]:[]),...children);
    function table(head,rows){const t=make('table'),h=make('tr');head.forEach((c,i)=>h.append(make('th',{text:c,...(rows[0]&&rows[0][i] instanceof Node&&rows[0][i].className==='text'?{class:'text'}:{})})));t.append(h);
      for(const row of rows){const r=make('tr');row.forEach(c=>r.append(c instanceof Node?c:make('td',{text:c})));t.append(r)}
      return make('div',{class:'scroll'},t)}
    function steps(max){if(!(max>0))max=1;const raw=max/4,power=10**Math.floor(Math.log10(raw));
      const step=[1,2,2.5,5,10].map(f=>f*power).find(s=>s>=raw*0.999);
      const out=[];for(let v=0;v<max+step*0.999;v+=step)out.push(+v.toPrecision(12));return out}
    // A plot of lines: {name,colour,dashed,fill,points:[[x,y]...]}. x is seconds, or the reciprocal of what lies over a quantile.
    function plot({lines,y,log,xLabel,zero}){
      const W=560,H=240,L=56,R=12,T=8,B=30;
      const xs=lines.flatMap(l=>l.points.map(p=>p[0])),ys=lines.flatMap(l=>l.points.map(p=>p[1]));
      const xMin=log?1:Math.min(0,...xs),xMax=Math.max(log?10:0.001,...xs),ticks=steps(Math.max(0,...ys)),yMax=ticks[ticks.length-1];
      const px=x=>L+(W-L-R)*(log?Math.log10(x)/Math.log10(xMax):(x-xMin)/(xMax-xMin)),py=v=>H-B-(H-T-B)*v/yMax;
      const svg=draw('svg',{viewBox:`0 0 ${W} ${H}`,role:'img'});
      for(const v of ticks){svg.append(draw('line',{class:'grid',x1:L,x2:W-R,y1:py(v),y2:py(v)}));
        svg.append(draw('text',{x:L-8,y:py(v)+4,'text-anchor':'end'},y(v)))}
      const marks=log?[[1,'0 %'],[2,'50 %'],[10,'90 %'],[100,'99 %'],[1e3,'99.9 %'],[1e4,'99.99 %'],[1e5,'99.999 %'],[1e6,'99.9999 %']].filter(m=>m[0]<=xMax)
        :steps(xMax).filter(v=>v<=xMax).map(v=>[v,number(v)+' s']);
      for(const[v,label]of marks){if(log)svg.append(draw('line',{class:'grid',x1:px(v),x2:px(v),y1:T,y2:H-B}));
        svg.append(draw('text',{x:px(v),y:H-B+18,'text-anchor':'middle'},label))}
      for(const l of lines){if(!l.points.length)continue;const d=l.points.map((p,i)=>(i?'L':'M')+px(p[0]).toFixed(1)+' '+py(p[1]).toFixed(1)).join('');
        if(l.fill){const a=l.points[0],z=l.points[l.points.length-1];
          svg.append(draw('path',{d:d+`L${px(z[0])} ${py(0)}L${px(a[0])} ${py(0)}Z`,fill:l.colour,opacity:.14}))}
        svg.append(draw('path',{d,fill:'none',stroke:l.colour,'stroke-width':1.8,'stroke-linejoin':'round',...(l.dashed?{'stroke-dasharray':'5 4'}:{})}))}
      const key=make('div',{class:'key'});
      for(const l of lines){const i=make('i');i.style.borderColor=l.colour;if(l.dashed)i.className='dashed';key.append(make('span',{},i,l.name))}
      const tell=make('div',{class:'tell',text:xLabel||''}),mark=draw('line',{class:'mark',y1:T,y2:H-B,visibility:'hidden'});
      svg.append(mark);
      function look(event){const box=svg.getBoundingClientRect(),at=(event.clientX-box.left)*W/box.width;
        const first=lines.find(l=>l.points.length);if(!first)return;
        const near=l=>l.points.reduce((a,b)=>Math.abs(px(b[0])-at)<Math.abs(px(a[0])-at)?b:a);const x=near(first)[0];
        mark.setAttribute('x1',px(x));mark.setAttribute('x2',px(x));mark.setAttribute('visibility','visible');
        const where=log?number(100-100/x)+' %':number(x)+' s';
        tell.textContent=where+':  '+lines.filter(l=>l.points.length).map(l=>l.name+' '+y(near(l)[1])).join(',  ')}
      svg.addEventListener('pointermove',look);
      svg.addEventListener('pointerleave',()=>{mark.setAttribute('visibility','hidden');tell.textContent=xLabel||''});
      return[key,svg,tell]}
    // No call that ended with OK has no latency, rather than none at all.
    const over=(run,column)=>run.series.filter(s=>column<5||s[8]>0).map(s=>[s[0],s[column]]);
    function figures(run){const f=(value,label,state)=>make('div',{class:'card'},make('b',{text:value,...(state?{class:state}:{})}),make('span',{class:'soft',text:label}));
      const l=run.latency[0].values;
      return make('div',{class:'figures'},f(number(run.rate),'calls a second'),f(time(l[0]),'half are faster (p50)'),f(time(l[4]),'99 % are faster (p99)'),
        f(time(l[6]),'the slowest'),f(percent(run.errorShare),`failed, of ${number(run.succeeded+run.failed)}`,run.failed?'bad':'good'))}
    function notes(run,title){const out=[];
      for(const w of run.warnings)out.push(make('div',{class:'card warn',text:(title?title+': ':'')+'Warning: '+w}));return out}
    const latencyHead=['','p50','p75','p90','p95','p99','p99.9','max','mean'];
    function one(run){
      page.append(make('div',{class:'soft',text:run.targets.join(', ')+' · '+run.load}),make('div',{class:'soft',text:'Begun '+run.startedAt}),figures(run),...notes(run));
      if(run.thresholds.length)page.append(card('Thresholds',table(['limit','measured',''],run.thresholds.map(t=>{
        const v=t.text.startsWith('errors')?percent(t.value):t.text.startsWith('rate')?number(t.value)+' calls/s':time(t.value/1000);
        return[t.text,v,make('td',{class:t.isMet?'good':'bad',text:t.isMet?'met':'missed'})]}))));
      page.append(make('div',{class:'plots'},
        card('Latency over time',...plot({y:time,lines:[['p50',5],['p90',6],['p99',7],['max',8]].map(([name,c],i)=>({name,colour:colour(i),dashed:name==='max',points:over(run,c)}))})),
        card('Throughput',...plot({y:v=>number(v)+'/s',lines:[{name:'ended',colour:colour(0),fill:true,points:over(run,2)},{name:'begun',colour:colour(1),dashed:true,points:over(run,1)}]})),
        card('Latency by percentile',...plot({y:time,log:true,lines:[{name:run.send.length?'from schedule':'from send',colour:colour(0),points:run.schedule},...(run.send.length?[{name:'from send',colour:colour(1),dashed:true,points:run.send}]:[])]})),
        card('Failures and calls under way',...plot({y:number,lines:[{name:'failed a second',colour:'var(--bad)',fill:true,points:over(run,3)},{name:'running',colour:colour(3),points:over(run,4)}]}))));
      page.append(card('Latency',table(latencyHead,run.latency.map(r=>[r.name,...r.values.map(v=>r.values[6]>0?time(v):'–')]))));
      if(run.methods.length>1)page.append(card('Methods',table(['method','calls','failed','p50','p90','p99','max'],
        run.methods.map(m=>[m.name,number(m.calls),number(m.failed),time(m.p50),time(m.p90),time(m.p99),time(m.max)]))));
      const rows=run.statuses.map(s=>[s.name,number(s.count),make('td',{class:'text',text:s.message})]);
      if(run.cutOff)rows.push(['cut off at the end',number(run.cutOff),make('td',{class:'text',text:'still running when the load was over; no failures'})]);
      if(run.unsent)rows.push(['not sent',number(run.unsent),make('td',{class:'text',text:'as many calls as may were running all the time'})]);
      page.append(card('How calls ended',table(['status','calls',''],rows)),card('The generator itself',make('div',{text:run.generator})))}
    function compare(){
      page.append(card('',table(['load','calls/s','p50','p90','p99','p99.9','max','failed'],runs.map((run,i)=>{const l=run.latency[0].values,n=make('td'),k=make('i');
        n.append(make('span',{style:`color:${colour(i)}`,text:'● '}),run.name);return[n,number(run.rate),time(l[0]),time(l[2]),time(l[4]),time(l[5]),time(l[6]),percent(run.errorShare)]}))));
      const lines=(column)=>runs.map((run,i)=>({name:run.name,colour:colour(i),points:over(run,column)}));
      page.append(make('div',{class:'plots'},
        card('Latency by percentile, from schedule',...plot({y:time,log:true,lines:runs.map((run,i)=>({name:run.name,colour:colour(i),points:run.schedule}))})),
        card('p99 over time',...plot({y:time,lines:lines(7)})),card('p50 over time',...plot({y:time,lines:lines(5)})),
        card('Throughput',...plot({y:v=>number(v)+'/s',lines:lines(2)})),
        card('Failures',...plot({y:v=>number(v)+'/s',lines:lines(3)})),
        card('Calls under way',...plot({y:number,lines:lines(4)}))));
      page.append(card('Loads',table(['load','begun','what'],runs.map(r=>[r.name,r.startedAt,make('td',{class:'text',text:r.targets.join(', ')+' · '+r.load})]))),
        ...runs.flatMap(r=>notes(r,r.name)))}
    several?compare():one(runs[0]);
    """#
}
