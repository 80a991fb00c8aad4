import { CASES as ALL } from './cases/all';
import { startChromium } from './chromium';
import { seenByFacet } from './facet';
import { addressOf, serveCases } from './serve';
import { writeFileSync } from 'node:fs';
async function main() {
  const server = await serveCases(ALL);
  const t0 = Date.now();
  const ours: Record<string, any> = {};
  const want = new RegExp(process.argv[2] ?? '.'); const CASES = ALL.filter(({ id }) => want.test(id));
  for (const one of CASES) { const s0 = performance.now(); ours[one.id] = await seenByFacet(addressOf(one), server.port).catch((e) => { console.log('FACET THROWS', one.id, e); return null; }); const d = performance.now() - s0; if (d > 150) console.log(one.id, Math.round(d)); }
  console.log('facet', Date.now() - t0, 'ms for', CASES.length);
  const t1 = Date.now();
  const browser = await startChromium(server.port);
  const theirs: Record<string, any> = {};
  for (const one of CASES) theirs[one.id] = await browser.see(one).catch((e) => { console.log('CHROMIUM THROWS', one.id, String(e).slice(0, 300)); return null; });
  console.log('chromium', Date.now() - t1, 'ms');
  await browser.close();
  await server.close();
  let bad = 0;
  const lines: string[] = [];
  for (const { id } of CASES) {
    const a = ours[id], b = theirs[id];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    bad++;
    if (a === null || b === null) { lines.push(`${id}: facet ${JSON.stringify(a)?.slice(0, 200)} chromium ${JSON.stringify(b)?.slice(0, 200)}`); continue; }
    for (const f of Object.keys(b)) if (JSON.stringify(a[f]) !== JSON.stringify(b[f])) lines.push(`${id}.${f}: facet ${JSON.stringify(a[f])}  chromium ${JSON.stringify(b[f])}`);
  }
  writeFileSync('/tmp/differ-look.txt', lines.join('\n'));
  writeFileSync('/tmp/differ-theirs.json', JSON.stringify(theirs, null, 1));
  console.log(`${CASES.length} cases, ${bad} differ`);
  const ids = CASES.map(({ id }) => id); const dup = ids.filter((id, at) => ids.indexOf(id) !== at); if (dup.length) console.log('DUP', dup);
}
void main();
