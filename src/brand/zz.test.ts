import fs from 'node:fs'; import path from 'node:path'; import zlib from 'node:zlib';
import { extractFacts } from './extract'; import { pageEvidence } from './page-evidence'; import { sniffEncoding } from './encoding'; import { assess } from './assess';
import { evidence } from './testing/evidence';
const size=(x:unknown)=>zlib.deflateRawSync(JSON.stringify(x)).toString('base64').length;
it('sizes', () => {
  const out:string[]=[];
  const r0=assess(extractFacts(evidence())); out.push('good '+JSON.stringify(r0).length+' '+size(r0));
  const dir = path.join(process.cwd(), '../shared/corpora/pages');
  for (const f of fs.readdirSync(dir)) {
    const bytes = fs.readFileSync(dir+'/'+f);
    const html = new TextDecoder(sniffEncoding(bytes, null).encoding).decode(bytes);
    const r = assess(extractFacts(pageEvidence(html, '', '2024-01-01T00:00:00Z', {})));
    out.push([f, JSON.stringify(r).length, size(r), JSON.stringify(r.overall), r.checks.map(c=>c.outcome==='out-of-scope'?'':c.id+':'+c.outcome).filter(Boolean).join(' ')].join(' '));
  }
  const t=(n:string,h:string)=>{const s=performance.now();assess(extractFacts(pageEvidence(h,'https://a.example/','x',{})));out.push(n+' '+h.length+' '+Math.round(performance.now()-s)+'ms')};
  const N=2_000_000;
  t('meta','<meta property="og:image" content="x">'.repeat(N/38));
  t('a','<a href="/"></a>'.repeat(N/16));
  t('a2','<a href="/"><b>'.repeat(N/15));
  t('itemprop','<div itemscope itemtype="http://schema.org/Organization">'+'<div itemprop="name">'.repeat(N/21));
  t('itemscope','<div itemscope itemprop=about itemtype="http://schema.org/Organization">'.repeat(N/70));
  t('itemscope2','<div itemscope itemtype="http://schema.org/Organization">'.repeat(N/57));
  t('ld','<script type="application/ld+json">['+'{"@type":"Organization","@id":"#a","name":"x"},'.repeat(N/47)+'{}]</script>');
  t('ld2','<script type="application/ld+json">['+Array.from({length:N/50},(_,i)=>`{"@type":"Organization","@id":"#${i}","name":"x"}`).join()+']</script>');
  t('ld3','<script type="application/ld+json">{'+'"name":"x",'.repeat(N/11)+'"a":1}</script>');
  t('ldcomment','<script type="application/ld+json">'+'/*'.repeat(N/2)+'</script>');
  t('ldstars','<script type="application/ld+json">/*'+'a*'.repeat(N/2)+'</script>');
  t('ldstring','<script type="application/ld+json">"'+'\\n'.repeat(N/2)+'</script>');
  t('links','<link rel=icon href=/a>'.repeat(N/23));
  t('title','<title>'+'a.'.repeat(N/2));
  t('h1','<h1>'.repeat(N/4));
  t('titles','<svg><title>'.repeat(N/12));
  t('base64','<meta property="og:image" content="data:'+'x'.repeat(N)+'">');
  const e=(n:string,b:Uint8Array)=>{const s=performance.now();const r=sniffEncoding(b,null);out.push(n+' '+b.length+' '+Math.round(performance.now()-s)+'ms '+r.encoding)};
  e('enc',Uint8Array.from([0xff,...new TextEncoder().encode('<a>'.repeat(N/3))]));
  e('enc2',Uint8Array.from([0xff,...new TextEncoder().encode('<'.repeat(N))]));
  e('enc3',Uint8Array.from([0xff,...new TextEncoder().encode('<a b=c '.repeat(N/7))]));
  console.log(out.join('\n'));
}, 120000);
