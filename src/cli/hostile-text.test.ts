/**
 * Untrusted text in every format, judged by the rules of what reads it: each rule is written here again, apart from
 * our encoders.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { FORMAT_OPTIONS } from './formats/formats';
import { facet } from './testing/terminal';

/** Texts that order a CI server, a terminal or a spreadsheet to do something. */
const HOSTILE = [
  '::add-mask::evil',
  '::error file=a.js,line=1::evil',
  '::stop-commands::evil',
  'evil ::set-output name=a::evil',
  '\u200b::add-mask::evil',
  'a\n::add-mask::evil',
  'a\r::add-mask::evil',
  'a\u2028::add-mask::evil',
  '##[add-mask]evil',
  'evil ##[group]evil',
  '###[error]evil',
  '##vso[task.prependpath]/evil',
  'evil ##vso[task.setvariable variable=PATH]evil',
  "##teamcity[buildStatus status='FAILURE' text='evil']",
  'section_start:1:evil\r\u001b[0Kevil',
  'section_end:1:evil\r\u001b[0K',
  'travis_fold:start:evil\r\u001b[0Kevil',
  '--- evil',
  '+++ evil',
  '~~~ evil',
  '^^^ +++ evil',
  '\u001b[31mevil\u001b[2J',
  '\u001b]8;;https://evil.example\u0007evil\u001b]8;;\u0007',
  '\u001b]52;c;ZXZpbA==\u0007evil',
  '\u001b]0;evil\u0007',
  '\u001bP+q544e\u001b\\evil',
  '\u009b31mevil',
  '\u009d0;evil\u009c',
  'evil\u0008\u0008\u0008\u0008good',
  'evil\u0007\u007f',
  'evil\u202egpj.exe',
  'evil\u2067\u2066evil\u2069',
  'evil\ufeff\u200e\u061cevil',
  'evil\u{e0065}\u{e0076}\u{e0069}\u{e006c}',
  '=cmd|"/C calc"!A0 evil',
  '@SUM(A1) evil',
  '</title><script>evil</script>',
  'evil ]]> <!-- evil --> &evil;',
  '[evil](https://evil.example) ![evil](x) @evil `evil`',
  'evil \ufffe\uffff\ufdd0 evil',
];

/** What a runner reads as one line. */
const linesOf = (text: string) => text.split(/\r\n|[\r\n]/);

/** The ways in which a text is more than text to a program that reads it; [] if there are none. */
function obeyed(text: string): readonly string[] {
  const found = new Set<string>();
  for (const line of linesOf(text)) {
    const first = line.trimStart();
    if (/^::[a-z-]+(?: [^:]*)?::/i.test(first)) found.add('GitHub ::');
    if (line.includes('##[')) found.add('GitHub ##[');
    if (line.includes('##vso[')) found.add('Azure ##vso[');
    if (line.includes('##teamcity[')) found.add('TeamCity');
    if (/^(?:---|\+\+\+|~~~|\^\^\^)/.test(first)) found.add('Buildkite');
    if (/section_(?:start|end):\d+:/.test(line)) found.add('GitLab');
    if (/travis_(?:fold|time):/.test(line)) found.add('Travis');
  }
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if ((code < 32 && !'\n\r\t'.includes(character)) || (code >= 0x7f && code < 0xa0)) found.add('control');
    if ((code >= 0x202a && code <= 0x202e) || code === 0x2066 || code === 0x2067) found.add('direction');
    if (code === 0x2028 || code === 0x2029 || (code >= 0xe0000 && code < 0xe0080)) found.add('unseen');
  }
  return [...found];
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** A page with a text in each place that a report may show. */
function pageOf(texts: readonly string[]): string {
  const [title = '', description = '', name = '', heading = '', other = ''] = texts.map(escaped);
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: texts[3] });
  return (
    `<!doctype html><html lang="${other}"><head><title>${title}</title><meta name="description" content="${description}">` +
    `<meta property="og:site_name" content="${name}"><meta property="og:title" content="${heading}">` +
    `<link rel="canonical" href="${other}"><script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>` +
    `</head><body><h1>${heading}</h1><a href="/${other}">${description}</a><img src="${other}"></body></html>`
  );
}

/** Each text once in each of five runs, in another place from one way of showing to the next. */
const PAGES = Array.from({ length: HOSTILE.length / 5 }, (_, at) => HOSTILE.slice(at * 5, at * 5 + 5));

const FORMATS = FORMAT_OPTIONS.map((format) => `--${format}`);
const WAYS = ['en', 'ar'].flatMap((lang) => [
  ...FORMATS.map((format) => [format, '--lang', lang]),
  ...['20', '31', '80', '120'].map((width) => ['--all', '--width', width, '--lang', lang]),
]);

/** Cells of a table, as RFC 4180 reads them. */
function cellsIn(csv: string): readonly string[] {
  const fields = csv.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g);
  return [...fields].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}

/** What a format's own reader finds wrong. */
function misread(format: string, text: string): readonly string[] {
  const found: string[] = [];
  if (/[\0\ud800-\udfff]/u.test(text)) found.push('no text');
  if (format === '--csv' && cellsIn(text).some((cell) => /^[=+\-@\t\r]/.test(cell))) found.push('formula');
  if (format === '--junit') {
    const read: unknown = new XMLParser().parse(text);
    if (Object.keys(read ?? {}).join() !== '?xml,testsuites') found.push('other elements');
  }
  if (format === '--json' || format === '--sarif') JSON.parse(text);
  if (format === '--markdown' && /<(?!\/?(?:details|summary)>|https:)/.test(outsideCode(text))) found.push('element');
  return found;
}

/** Markdown without its code and what is escaped. */
function outsideCode(markdown: string): string {
  return markdown
    .replace(/^(`{3,})\n[^]*?\n\1$/gm, '')
    .replace(/\\[^]/g, '')
    .replace(/\u2068(`+)[^`](?:.*?[^`])?\1\u2069/g, '');
}

it.each(sampled(WAYS.map((way, turn) => [way.join(' '), way, turn] as const)))(
  'facet page %s shows no order',
  async (_, way, turn) => {
    const passed: string[] = [];
    // Every other page, so that each text is in each format in one language or the other.
    for (const text of PAGES.filter((_, at) => (at + turn + (way.includes('ar') ? 1 : 0)) % 2 === 0)) {
      const turned = [...text.slice(turn % 5), ...text.slice(0, turn % 5)];
      const { stdout, stderr } = await facet(['page', 'page.html', ...way], { files: { 'page.html': pageOf(turned) } });
      expect(stdout).not.toBe('');
      for (const rule of [...obeyed(stdout + stderr), ...misread(way[0] ?? '', stdout)])
        passed.push(`${JSON.stringify(text)}: ${rule}`);
    }
    expect(passed).toEqual([]);
  },
);

it('shows no order of a saved report, nor of two', async () => {
  const saved = async (texts: readonly string[]) =>
    (await facet(['page', 'page.html', '--json'], { files: { 'page.html': pageOf(texts) } })).stdout;
  const [first, second] = [HOSTILE.slice(0, 5), HOSTILE.slice(21, 26)];
  const files = { 'a.json': await saved(first), 'b.json': await saved(second) };
  const passed: string[] = [];
  for (const argv of [
    ['open', 'a.json'],
    ['open', 'b.json', '--csv'],
    ['diff', 'a.json', 'b.json'],
    ['diff', 'a.json', 'b.json', '--markdown'],
    ['compare', 'a.json', 'b.json'],
    ['compare', 'a.json', 'b.json', '--csv'],
  ]) {
    const { stdout, stderr } = await facet(argv, { files });
    expect(stdout + stderr).not.toBe('');
    for (const rule of [...obeyed(stdout + stderr), ...misread(argv.at(-1) ?? '', stdout)])
      passed.push(`${argv.join(' ')}: ${rule}`);
  }
  expect(passed).toEqual([]);
});

it('says what was typed without obeying it', async () => {
  const passed: string[] = [];
  for (const text of HOSTILE) {
    for (const argv of [
      [text],
      ['page', text],
      [`--${text}`],
      ['page', 'x', '--lang', text],
      ['compare', text, text],
    ]) {
      const { stdout, stderr } = await facet(argv);
      for (const rule of obeyed(stdout + stderr)) passed.push(`${JSON.stringify(argv)}: ${rule}`);
    }
  }
  expect(passed).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'facet-hostile-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

long('says what is wrong with lists, and with what cannot be measured, without obeying it', async () => {
  const passed: string[] = [];
  const tell = (way: string, { stdout, stderr, written }: Awaited<ReturnType<typeof facet>>) => {
    expect(stdout + stderr).not.toBe('');
    for (const text of [stdout + stderr, ...Object.values(written)])
      for (const rule of obeyed(text)) passed.push(`${way}: ${rule}`);
  };
  // Lines that aren't addresses; then addresses with the texts in places where a URL keeps them unchanged.
  const many = (list: string, output: string) =>
    facet(['many', 'list.txt', '--output', join(folder, output)], { files: { 'list.txt': list } });
  tell('a list', await many(HOSTILE.join('\n'), 'all.ndjson'));
  for (const [index, text] of HOSTILE.entries()) {
    const address = `northwind.example/${text}`;
    tell(address, await facet([address], { sites: { [address]: 'site-unreachable' } }));
    tell(address, await many(address.replace(/[\r\n]/g, ' '), `${index}.ndjson`));
  }
  expect(passed).toEqual([]);
});
