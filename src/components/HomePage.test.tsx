import { DIMENSION_IDS } from '../brand/report/report';
import { EXAMPLES, SHOWN_EXAMPLE } from '../site/examples';
import { LOCALES, type Locale } from '../site/locales';
import { say } from '../texts/testing/say';
import { HomePage } from './HomePage';
import { facetsOf } from './report/dimensions';
import { exampleReport } from './testing/example-report';
import { elements, shown } from './testing/shown';

const example = exampleReport(SHOWN_EXAMPLE);
const examples = EXAMPLES.map(({ id, name }) => {
  const report = exampleReport(id);
  return { id, name, score: report.overall?.value ?? null, facets: facetsOf(report) };
});

const home = (locale: Locale = 'en') =>
  shown(<HomePage title="T" bodyHtml="" posts={[]} example={example} examples={examples} />, locale);

/** Everything before the first rule: the title, the form, and the names below them. */
const firstScreen = (locale: Locale) => /<section class="hero">[^]*?<\/section>/.exec(home(locale))?.[0] ?? '';

const hrefs = (html: string) => elements(html, 'a').map((link) => link.get('href'));
const reportPath = (locale: Locale, id: string) => `/${locale}/brand-assessment/?example=${id}`;

it.each(LOCALES)('shows in %s the names of the example, and leads to what is kept and to its report', (locale) => {
  const html = firstScreen(locale);
  expect(html.match(/class="proof-name/g)?.length).toBeGreaterThan(2);
  expect(html).toContain(`<bdi>${example.portrait.name ?? ''}</bdi>`);
  expect(hrefs(html)).toEqual([`/${locale}/legal/privacy/`, reportPath(locale, SHOWN_EXAMPLE)]);
});

it('asks one question for each facet, and says what it does not ask', () => {
  const [, list = ''] = /<ul class="questions">([^]*?)<\/ul>/.exec(home()) ?? [];
  expect(list.match(/<li>/g)).toHaveLength(DIMENSION_IDS.length + 1);
  expect(list).toContain(say('en', 'home:questions.notAsked'));
});

it('leads to the examples, each with its score in words, and to the comparison', () => {
  const html = home('de');
  expect(hrefs(html)).toEqual(expect.arrayContaining(EXAMPLES.map(({ id }) => reportPath('de', id))));
  expect(hrefs(html)).toContain('/de/brand-comparison/');
  expect(html).toContain(`<p class="score band-good">${say('de', 'report:band.good.word')} 100,0</p>`);
});

it('sends for the examples where no script runs', () => {
  const forms = [...home('ja').matchAll(/<noscript>(<form [^]*?)<\/noscript>/g)].map(([, form = '']) => form);
  const asked = forms.flatMap((form) => elements(form, 'button')).map((button) => button.get('value'));
  expect(asked).toEqual(expect.arrayContaining(EXAMPLES.map(({ id }) => id)));
  expect(forms.every((form) => form.includes('name="locale" value="ja"'))).toBe(true);
});
