import { readFileSync } from 'node:fs';
import { assess } from '../score/assess';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import type { NameOccurrence, Portrait, PortraitImage } from '../naming/portrait';
import type { CheckResult, Report } from '../report/report';
import type { ShownText } from './card';
import { FACE_IDS, faces, type FaceId, type Faces } from './faces';

const name = (kind: NameOccurrence['kind'], value: string, changes: Partial<NameOccurrence> = {}): NameOccurrence => ({
  request: 'https-home',
  source: kind,
  kind,
  value,
  alias: false,
  odd: false,
  relation: 'same',
  ...changes,
});

const SLIP = { odd: true, relation: 'near-miss' } as const;
const OTHER = { odd: true, relation: 'different' } as const;
const SITE = name('website', 'Harbour Line');
const TITLE = name('title', 'Harbour Line');
const APP = name('manifest-short', 'Harbour', { alias: true, relation: 'alias' });

const IMAGE: PortraitImage = {
  url: 'https://harbour.example/card.png',
  state: 'loaded',
  type: 'png',
  width: 1200,
  height: 630,
};

const GOOD: Portrait = {
  page: 'whole',
  url: 'https://harbour.example/',
  language: 'en',
  name: 'Harbour Line',
  names: [TITLE, SITE, APP],
  things: [],
  title: 'Harbour Line: boots',
  description: 'Boots.',
  heading: null,
  excerpt: null,
  canonical: null,
  openGraph: {
    title: 'Boots',
    type: 'website',
    url: null,
    siteName: 'Harbour Line',
    description: 'Boots.',
    imageAlt: null,
    locale: null,
  },
  twitter: { card: 'summary_large_image', title: null, description: null, imageAlt: null },
  image: IMAGE,
  icon: { url: 'https://harbour.example/icon.png', state: 'loaded', type: 'png', width: 96, height: 96 },
  organization: null,
};

function result(id: string, changes: Partial<CheckResult>): CheckResult {
  return { id, dimension: 'identity', outcome: 'none', score: 0, weight: 3, params: {}, receipts: [], ...changes };
}

function seen(portrait: Partial<Portrait> = {}, checks: readonly CheckResult[] = []): Faces {
  const found = faces({ portrait: { ...GOOD, ...portrait }, checks });
  if (found === null) throw new Error('not read');
  return found;
}

function codes(found: Faces): Readonly<Record<FaceId, string>> {
  return Object.fromEntries(FACE_IDS.map((id) => [id, found[id].verdict.code])) as Record<FaceId, string>;
}

const circled = (text: ShownText | null): string | null =>
  text?.wrong === undefined ? null : text.shown.slice(text.wrong.from, text.wrong.to);

function example(id: string): Pick<Report, 'portrait' | 'checks'> {
  const { evidence, ...rest } = JSON.parse(readFileSync(`content/examples/${id}.json`, 'utf8')) as Evidence & {
    readonly evidence?: Evidence;
  };
  return assess(extractFacts(evidence ?? rest));
}

const UNNAMED = { ...GOOD.openGraph, siteName: null };

describe('faces', () => {
  it('have nothing to say against a brand that says one name everywhere', () => {
    const found = seen();
    expect(FACE_IDS.map((id) => found[id].verdict.outcome)).toEqual(FACE_IDS.map(() => 'pass'));
    expect(codes(found)).toEqual({
      search: 'complete',
      link: 'link-complete',
      phone: 'alias',
      tab: 'right-name',
      chat: 'structured-data',
    });
  });

  it('are not made of a page that was not read', () => {
    expect(faces({ portrait: { ...GOOD, page: 'unread' }, checks: [] })).toBeNull();
  });

  it('circle a misspelt name wherever it is shown', () => {
    const found = seen({
      title: 'HarborLine Outfitters | HarborLine',
      names: [name('title', 'HarborLine', SLIP), SITE, APP],
      description: 'All of HarborLine’s boots.',
    });
    expect(codes(found)).toMatchObject({ search: 'two-spellings', tab: 'misspelt' });
    expect(found.search.card.title?.wrong).toEqual({ from: 0, to: 10, isSlip: true });
    expect(circled(found.tab.text)).toBe('HarborLine');
    expect(circled(found.chat.text)).toBe('HarborLine');
  });

  it('circle another name only in the place that states it, and whole words alone', () => {
    const names = [name('title', 'Boots', OTHER), SITE];
    const found = seen({ title: 'Bootstrap. Boots', names, description: 'Boots.' });
    expect(found.search.verdict.code).toBe('two-names');
    expect(found.search.card.title?.wrong).toEqual({ from: 11, to: 16, isSlip: false });
    expect(circled(found.search.card.description)).toBeNull();
  });

  it('circle what is shown of a name that is cut off, and nothing where it is out of sight', () => {
    const long = name('title', 'Harbor Line of Hamburg and Kiel', SLIP);
    expect(circled(seen({ title: long.value, names: [long, SITE] }).tab.text)).toBe('Harbor Line of Hamburg');
    const late = `${'boots '.repeat(5)}${long.value}`;
    const found = seen({ title: late, names: [long, SITE] });
    expect(circled(found.tab.text)).toBeNull();
    expect(found.tab.verdict).toEqual({ outcome: 'partial', code: 'behind-cut' });
  });

  it('tell another name on phones: by its own place, by the manifest’s name, or by the check of both', () => {
    const short = name('manifest-short', 'HL Outdoor Shop', { alias: true, relation: 'alias' });
    const phone = (names: readonly NameOccurrence[], checks: readonly CheckResult[] = []) =>
      seen({ names: [SITE, ...names] }, checks).phone;
    expect(phone([name('manifest', 'Outfitters', OTHER)]).verdict.code).toBe('another-name');
    const foreign = phone([short, name('manifest', 'HL Outdoor Jackets', OTHER)]);
    expect(foreign.verdict).toEqual({ outcome: 'fail', code: 'another-name' });
    expect(circled(foreign.text)).toBe('HL Outdoor');
    expect(foreign.text.rest).toBe(' Shop');
    const judged = result('manifest-names', {
      receipts: [{ request: 'manifest', source: 'manifest:short_name', url: '', value: 'Outdoor', odd: true }],
    });
    expect(phone([{ ...short, value: 'Outdoor' }], [judged]).verdict.code).toBe('another-name');
    // Too long is not wrong.
    expect(phone([short], [judged]).verdict).toEqual({ outcome: 'partial', code: 'name-cut' });
  });

  it('name phones by what stands next where nothing is said for them', () => {
    const phone = (portrait: Partial<Portrait>, checks: readonly CheckResult[] = []) => seen(portrait, checks).phone;
    expect(phone({ names: [SITE, name('apple-title', 'Harbour', { alias: true })] }).text.shown).toBe('Harbour');
    const titled = phone({ names: [SITE] });
    expect(titled.text).toEqual({ field: 'title', shown: 'Harbour', rest: ' Line: boots' });
    expect(titled.verdict).toEqual({ outcome: 'partial', code: 'name-from-title' });
    expect(phone({ names: [SITE] }, [result('manifest-names', { score: 'out-of-scope' })]).verdict.outcome).toBe(
      'unknown',
    );
    expect(phone({ names: [], title: null }).text.shown).toBe('harbour.exa');
  });

  it('say which services show no picture, and why where none does', () => {
    const link = (portrait: Partial<Portrait>, checks: readonly CheckResult[] = []) =>
      seen(portrait, checks).link.verdict;
    const image = { url: 'https://harbour.example/card.png', state: 'loaded', type: 'png', height: 300 } as const;
    const refusing = result('preview-bots', { params: { blocked: 'LinkedInBot' } });
    expect(link({}, [refusing])).toEqual({ outcome: 'partial', code: 'without-picture', services: ['linkedin'] });
    expect(link({ image: { ...image, width: 400 } }).services).toEqual(['facebook']);
    expect(link({ image: { ...image, width: 400 } }).code).toBe('small-picture');
    const unfit = { outcome: 'partial', code: 'unfit-picture', services: ['whatsapp'] };
    expect(link({ image: { ...image, width: 299 } })).toEqual(unfit);
    expect(link({}, [result('preview-image-weight', { params: { kilobytes: 601 } })])).toEqual(unfit);
    expect(link({ image: null })).toEqual({ outcome: 'fail', code: 'picture-missing' });
    expect(link({ image: { ...image, width: null, height: null, state: 'missing' } }).code).toBe('picture-broken');
  });

  it('say what assistants have to go by', () => {
    const chat = (portrait: Partial<Portrait>, checks: readonly CheckResult[] = []) => seen(portrait, checks).chat;
    const unnamed = { names: [TITLE], openGraph: UNNAMED };
    expect(chat(unnamed).verdict.code).toBe('name-inferred');
    expect(chat(unnamed).name.shown).toBe('Harbour Line');
    expect(chat({ names: [], name: null, openGraph: UNNAMED }).verdict).toEqual({
      outcome: 'fail',
      code: 'name-missing',
    });
    expect(chat({ names: [name('website', 'Acme', OTHER), name('organization', 'Harbour Line')] }).verdict.code).toBe(
      'another-name',
    );
    expect(chat({}, [result('answer-bots', {})]).verdict.code).toBe('refused');
  });

  const UNTITLED = { ...GOOD.openGraph, title: null };
  const failing = (id: string, changes: Partial<CheckResult> = {}) => [result(id, changes)];

  it.each<[face: FaceId, outcome: string, code: string, portrait: Partial<Portrait>, checks?: readonly CheckResult[]]>([
    ['search', 'fail', 'not-indexed', { title: null }, failing('indexable')],
    ['search', 'fail', 'title-missing', { title: null, openGraph: UNTITLED }],
    ['search', 'fail', 'title-generic', {}, failing('title-quality', { outcome: 'generic' })],
    ['search', 'partial', 'name-missing', { names: [TITLE], openGraph: UNNAMED, description: null }],
    ['search', 'partial', 'text-missing', { description: null, openGraph: { ...GOOD.openGraph, description: null } }],
    ['search', 'partial', 'icon-missing', {}, failing('favicon')],
    ['search', 'pass', 'complete', {}, failing('favicon', { score: 500 })],
    ['search', 'unknown', 'name-unknown', { name: null }],
    ['link', 'fail', 'title-missing', { title: null, openGraph: UNTITLED, image: null }],
    ['link', 'partial', 'text-missing', { description: null, openGraph: { ...GOOD.openGraph, description: null } }],
    ['link', 'unknown', 'picture-unread', { image: { ...IMAGE, state: 'unread' } }],
    [
      'phone',
      'pass',
      'right-name',
      { names: [SITE, name('manifest', 'Harbour'), name('apple-title', 'Boots', OTHER)] },
    ],
    ['phone', 'pass', 'alias', { names: [name('apple-title', 'Boots', OTHER), SITE, APP] }],
    ['phone', 'pass', 'right-name', { names: [name('manifest-short', 'Harbour', { alias: true, relation: 'same' })] }],
    ['phone', 'fail', 'misspelt', { names: [SITE, name('manifest-short', 'Harbor', SLIP)] }],
    ['phone', 'fail', 'name-missing', { names: [SITE], title: null }],
    ['phone', 'unknown', 'not-read', { names: [SITE] }, failing('manifest-names', { score: 'unknown' })],
    ['phone', 'partial', 'name-cut', { names: [name('manifest-short', 'Harbour Line of Kiel')] }],
    [
      'phone',
      'partial',
      'icon-missing',
      { names: [name('manifest-short', 'Harbour Line of Kiel')] },
      failing('favicon'),
    ],
    ['tab', 'fail', 'title-missing', { title: null }],
    ['tab', 'fail', 'title-generic', {}, failing('title-quality', { outcome: 'generic' })],
    ['tab', 'pass', 'right-name', {}, failing('title-quality', { outcome: 'short' })],
    ['tab', 'partial', 'not-in-title', {}, failing('title-has-brand', { outcome: 'absent' })],
    ['tab', 'partial', 'icon-missing', {}, failing('favicon')],
    ['chat', 'pass', 'structured-data', { names: [name('organization', 'Harbour Line')] }],
    ['chat', 'pass', 'right-name', { names: [name('og-site-name', 'Harbour Line')] }],
    ['chat', 'pass', 'right-name', { names: [name('application-name', 'Harbour Line')], openGraph: UNNAMED }],
    [
      'chat',
      'fail',
      'another-name',
      {
        names: [name('application-name', 'Boots'), name('og-site-name', 'Boots', OTHER)],
        openGraph: { ...GOOD.openGraph, siteName: 'Boots' },
      },
    ],
    ['chat', 'partial', 'text-missing', { description: null, openGraph: { ...GOOD.openGraph, description: null } }],
  ])('say of %s: %s, %s', (face, outcome, code, portrait, checks = []) => {
    expect(seen(portrait, checks)[face].verdict).toMatchObject({ outcome, code });
  });

  it('say what is wrong with the picture of a link: its format, or its size', () => {
    const picture = (image: Portrait['image']) => seen({ image }).link.verdict;
    // WhatsApp takes every format and size; where it shows none, the cause is that the picture does not load.
    expect(picture({ ...IMAGE, type: 'svg' })).toEqual({
      outcome: 'partial',
      code: 'without-picture',
      services: ['x', 'discord'],
    });
    expect(picture({ ...IMAGE, state: 'not-image', width: null, height: null }).code).toBe('picture-broken');
  });

  it('never say that something is missing where the page was read in part', () => {
    const openGraph = { ...GOOD.openGraph, title: null, siteName: null, description: null };
    const unstated = { name: null, names: [], title: null, description: null, image: null, openGraph };
    const found = seen({ page: 'partial', ...unstated });
    expect(FACE_IDS.map((id) => found[id].verdict)).toEqual(
      FACE_IDS.map(() => ({ outcome: 'unknown', code: 'not-read' })),
    );
  });

  it('show the names of the example brands as they are', () => {
    expect(codes(faces(example('harbour')) ?? seen())).toEqual({
      search: 'two-spellings',
      link: 'without-picture',
      phone: 'another-name',
      tab: 'misspelt',
      chat: 'legal-form',
    });
    expect(codes(faces(example('tidewater')) ?? seen())).toEqual({
      search: 'title-generic',
      link: 'picture-broken',
      phone: 'name-from-title',
      tab: 'title-generic',
      chat: 'name-missing',
    });
  });
});
