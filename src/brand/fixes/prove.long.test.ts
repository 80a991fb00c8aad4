/** Fixes of real pages, pasted into their source. They belong to their publishers and are not in the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { sniffEncoding } from '../basics/encoding';
import { pageEvidence } from '../evidence/page-evidence';
import type { LabelledPage } from '../naming/testing/labelled';
import labelled from '../naming/testing/labelled-pages.json';
import { tryOffered } from '../testing/proving';

const FOLDER = path.join(process.cwd(), '../shared/corpora');
const PAGES = fs.existsSync(FOLDER) ? (labelled as readonly LabelledPage[]) : [];

const suite = PAGES.length === 0 ? describe.skip : describe;

suite('fixes of real pages', () => {
  it('repair what they answer, and nothing falls', () => {
    const tried = PAGES.map(({ page, address }) => {
      const bytes = fs.readFileSync(path.join(FOLDER, `${page}.html`));
      const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
      return { page, ...tryOffered(pageEvidence(html, address ?? '', '2026-01-02T03:04:05.000Z', {})) };
    });
    const sum = (key: 'offered' | 'answered') => tried.reduce((total, one) => total + one[key], 0);
    const gains = tried.map(({ gained }) => gained).toSorted((a, b) => a - b);
    console.log(
      `${String(sum('offered'))} texts for ${String(PAGES.length)} pages answer ${String(sum('answered'))} checks; ` +
        `gained: median ${String(gains[gains.length >> 1])}, at most ${String(gains.at(-1))} per mille`,
    );
    expect(tried.flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`))).toEqual([]);
    expect(sum('offered')).toBeGreaterThan(200);
  });
});
