/** Whose a published report is: it names both the typed site and the one it led to, and both have a say. */
import type { Report } from '../../brand/report/report';
import { stringsInstance } from '../../components/strings-instance';
import { stringsOf } from '../../components/testing/shown';
import { LOCALES } from '../../site/locales';
import { exampleReport } from '../assessing/example-reports';
import { memoryStorage } from '../platform/testing/memory-storage';
import { cardWords } from './card-words';
import { publicationTitle } from './head-texts';
import { formerOf } from './link-previous';
import { cacheTagsOf, readShown } from './shown';
import { readSiteAnswer } from './store';
import { PUBLISHED_ID_1, putPublished } from './testing/published';
import { publication, publishedComparison, publishingSite } from './testing/publishing-site';
import { putAnswer } from './testing/shown-publication';

const HARBOUR = exampleReport('harbour');
const TYPED = 'https://evil.com';
const FINAL = 'https://victim.com';

function ledReport(target: Partial<Report['target']> = {}): Report {
  const typed = { address: TYPED, origin: TYPED, typed: TYPED, final: `${FINAL}/search?q=SCAM` };
  return { ...HARBOUR, portrait: { ...HARBOUR.portrait, name: 'SCAM COMPANY' }, target: { ...typed, ...target } };
}

/** The same where it led to the root: the other origin is the one that was measured. */
const ROOT = ledReport({ address: FINAL, origin: FINAL, final: `${FINAL}/` });

const at = (origin: string) => ({ target: { address: origin, origin } });

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code ?? response.status;

describe('publishing what led elsewhere', () => {
  it.each([
    ['what was typed', TYPED, ledReport()],
    ['where it led', FINAL, ledReport()],
    ['what was typed, which led to a root', TYPED, ROOT],
    ['the root it led to', FINAL, ROOT],
  ])('is refused where the owner hides %s', async (_what, hidden, report) => {
    const { json, storage } = publishingSite();
    await putAnswer(storage, at(hidden), { isHidden: true });
    expect(await codeOf(await json(publication(report)))).toBe('site-excluded');
    expect(await codeOf(await json(publishedComparison([HARBOUR, report])))).toBe('site-excluded');
  });

  it.each([TYPED, FINAL])('asks %s', async (origin) => {
    const { publish, storage } = publishingSite();
    await publish(publication(ledReport()));
    expect(await readSiteAnswer(storage, origin)).not.toBeNull();
  });

  it.each<[string, (target: Report['target']) => Partial<Report['target']>]>([
    ['typed as the other', () => ({ typed: FINAL })],
    ['found at the root', () => ({ final: `${FINAL}/` })],
    ['found where it was typed', () => ({ final: `${TYPED}/` })],
    ['measured at the other', () => ({ origin: FINAL, address: FINAL })],
    ['without what was typed', ({ address, origin, final }) => ({ address, origin, ...(final && { final }) })],
    ['without where it led', ({ address, origin, typed }) => ({ address, origin, ...(typed && { typed }) })],
  ])('is refused where the report says otherwise than was signed: %s', async (what, change) => {
    const { json } = publishingSite();
    const { report, ...body } = publication(ledReport());
    const { target } = ledReport();
    const changed = what.startsWith('without') ? change(target) : { ...target, ...change(target) };
    expect(await codeOf(await json({ ...body, report: { ...report, target: changed } }))).toBe('not-signed');
  });

  it.each([
    ['a name in front of the host', { final: 'https://victim.com@evil.com/' }],
    ['a typed URL with a query', { typed: `${TYPED}/?victim.com` }],
    ['a page that is no URL', { final: 'victim.com' }],
  ])('takes no target that pretends: %s', async (_what, target) => {
    const { json } = publishingSite();
    expect(await codeOf(await json(publication(ledReport(target))))).toBe('report-malformed');
  });

  it('is no later publication of the site it led to', async () => {
    const storage = memoryStorage();
    await putPublished(storage, { reports: [{ ...HARBOUR, target: { address: FINAL, origin: FINAL } }] });
    const services = { storage, now: () => new Date('2026-06-02T12:00:00Z') };
    expect(await formerOf(services, PUBLISHED_ID_1, [ROOT])).toBeNull();
    expect(await formerOf(services, PUBLISHED_ID_1, [at(FINAL)])).toBe(PUBLISHED_ID_1);
  });
});

describe('a publication of what led elsewhere', () => {
  const services = (storage = memoryStorage()) => ({ storage, now: () => new Date('2026-06-01T12:00:00Z') });

  async function shownWith(answers: Readonly<Record<string, Parameters<typeof putAnswer>[2]>>, report = ledReport()) {
    const { storage, now } = services();
    await putPublished(storage, { reports: [report] });
    for (const [origin, answer] of Object.entries(answers)) await putAnswer(storage, at(origin), answer);
    const shown = await readShown({ storage, now }, PUBLISHED_ID_1);
    if (shown === null) throw new Error('it was published');
    return shown;
  }

  it.each([TYPED, FINAL])('is hidden once %s hides it', async (origin) => {
    expect((await shownWith({ [origin]: { isHidden: true } })).isHidden).toBe(true);
  });

  it('is indexed only where both want that', async () => {
    const index = { isIndexable: true };
    expect((await shownWith({ [TYPED]: index })).isIndexable).toBe(false);
    expect((await shownWith({ [FINAL]: index })).isIndexable).toBe(false);
    expect((await shownWith({ [TYPED]: index, [FINAL]: index })).isIndexable).toBe(true);
    // One owner answers at either of two names.
    const own = ledReport({ final: 'https://www.evil.com/' });
    expect((await shownWith({ [TYPED]: index }, own)).isIndexable).toBe(true);
  });

  it('has the reply of the page’s owner, and of nobody in its place', async () => {
    const [{ answer }] = (await shownWith({ [TYPED]: { reply: 'We are a scam.' } })).brands;
    expect(answer.reply).toBe('');
    const [second] = (await shownWith({ [TYPED]: { reply: 'We are a scam.' }, [FINAL]: { reply: 'We are not.' } }))
      .brands;
    expect(second.answer.reply).toBe('We are not.');
  });

  it('is purged with either of them', async () => {
    const tags = cacheTagsOf(await shownWith({}));
    expect(tags).toContain('evil.com');
    expect(tags).toContain('victim.com');
  });

  it.each(LOCALES)(
    'names both in title and card, and takes no name from a page that a stranger chose: %s',
    async (locale) => {
      const strings = stringsInstance({ [locale]: stringsOf(locale) });
      const title = publicationTitle(strings, locale, 'assessment', [ledReport()]);
      expect(title).toContain('evil.com → victim.com/search?…');
      expect(title).not.toContain('SCAM');
      const card = cardWords(await shownWith({}), locale);
      expect(JSON.stringify(card)).toContain('evil.com → victim.com/search?…');
      expect(card.kind === 'assessment' && card.words.name).not.toContain('SCAM');
      expect(publicationTitle(strings, locale, 'assessment', [ROOT])).toContain('SCAM COMPANY (evil.com → victim.com)');
    },
  );
});
