/** What a browser takes in is taken in: pages on hosts in their own letters, on a developer's machine, and without one. */
import { pageEvidence } from '../evidence/page-evidence';
import { extractFacts } from './extract';
import { assess } from '../score/assess';
import { sharedHost } from '../previews/texts';
import { targetText } from '../urls/target';
import { fixes } from '../fixes/fixes';
import type { Evidence } from '../evidence/evidence';

const AT = '2026-11-29T12:00:00.000Z';

const ascii = (host: string) => new URL(`https://${host}/`).hostname;

/** The report of a page at a URL; '' if it has none. */
function reportOf(html: string, url: string, scope: Evidence['scope'] = 'page') {
  return assess(extractFacts({ ...pageEvidence(html, url, AT, {}), scope }));
}

/** A name, the host it is written as, and a title of the home page. */
const NAMES: readonly (readonly [name: string, host: string, title: string])[] = [
  ['Bücherstube', 'bücherstube.example', 'Lesen am Fluss – Bücherstube'],
  ['Книгарня', 'книгарня.example', 'Читати біля річки – Книгарня'],
  ['Βιβλιοστέκι', 'βιβλιοστέκι.example', 'Διαβάστε δίπλα στο ποτάμι – Βιβλιοστέκι'],
  ['قرطاس', 'قرطاس.example', 'دفاتر مصنوعة يدويا – قرطاس'],
  ['ספריית', 'ספריית.example', 'לקרוא ליד הנהר – ספריית'],
  ['紙工房', '紙工房.example', '手漉き和紙の店 – 紙工房'],
  ['종이공방', '종이공방.example', '손으로 만든 종이 – 종이공방'],
  ['किताबघर', 'किताबघर.example', 'नदी के किनारे पढ़ें – किताबघर'],
  ['ร้านหนังสือ', 'ร้านหนังสือ.example', 'อ่านริมแม่น้ำ – ร้านหนังสือ'],
];

describe.each(NAMES)('%s at %s', (name, host, title) => {
  const page = `<!doctype html><title>${title}</title><h1>${title.split(' – ')[0] ?? ''}</h1><p>2026</p>`;

  it('is named as its ASCII twin would be', () => {
    // What the twin of a name in Latin letters is named by: the label that the title fits.
    const latin = '<!doctype html><title>Reading by the river – Northwind</title><h1>Reading by the river</h1>';
    expect(reportOf(latin, 'https://northwind.example/').portrait.name).toBe('Northwind');
    expect(reportOf(page, `https://${ascii(host)}/`).portrait.name).toBe(name);
  });

  it('is shown in its own letters', () => {
    const report = reportOf(page, `https://${ascii(host)}/`);
    expect(targetText(report.target)).toBe(`https://${host}`);
    expect(sharedHost(report.portrait)).toBe(host);
  });
});

const QUILLMOOR =
  '<!doctype html><title>Notebooks by hand – Quillmoor</title><link rel=canonical href="https://quillmoor.example/">' +
  '<h1>Notebooks by hand</h1>';

describe('a local address', () => {
  it.each([
    ['the canonical', QUILLMOOR],
    [
      'og:url',
      QUILLMOOR.replace(
        '<link rel=canonical href="https://quillmoor.example/">',
        '<link rel=canonical href="/">',
      ).replace('<h1>', '<meta property="og:url" content="https://www.quillmoor.example/"><h1>'),
    ],
  ])('leaves the host of %s to be the witness', (_what, html) => {
    for (const [url, scope] of [
      ['http://localhost:8000/', 'preview'],
      ['http://127.0.0.1:8000/', 'preview'],
      ['http://localhost:8000/', 'page'],
      ['', 'page'],
    ] as const) {
      expect([url, reportOf(html, url, scope).portrait.name]).toEqual([url, 'Quillmoor']);
    }
  });

  it('is no witness itself', () => {
    const html = '<!doctype html><title>Notebooks by hand – Localhost</title><h1>Notebooks by hand</h1>';
    expect(reportOf(html, 'http://localhost:8000/', 'preview').portrait.name).toBeNull();
  });

  it('is in no text to paste, nor is what stands for one that is not known', () => {
    const relative = QUILLMOOR.replace('https://quillmoor.example/', '/shop/').replace(
      '<h1>',
      '<meta property="og:url" content="https://www.quillmoor.example/shop/"><h1>',
    );
    for (const [url, scope] of [
      ['', 'page'],
      ['http://localhost:8000/shop/', 'preview'],
      ['http://localhost:8000/shop/', 'page'],
    ] as const) {
      for (const html of [relative, relative.replace('https://www.quillmoor.example', '')]) {
        const texts = fixes(reportOf(html, url, scope), (id) => `[${id}]`).map(({ text }) => text);
        expect(texts.join('\n')).not.toMatch(/pasted\.invalid|localhost/);
      }
      const known = fixes(reportOf(relative, url, scope), (id) => `[${id}]`).map(({ text }) => text);
      expect(known.join('\n')).toContain('https://www.quillmoor.example/shop/');
    }
  });
});
