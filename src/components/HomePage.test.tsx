import { FACE_IDS } from '../brand/previews/faces';
import { DIMENSION_IDS } from '../brand/report/report';
import { ASSESSMENT_SECONDS } from '../site/assessment-time';
import { examplePictures, EXAMPLES, SHOWN_EXAMPLE } from '../site/examples';
import { LOCALES, type Locale } from '../site/locales';
import { HomePage } from './HomePage';
import { namesOnFaces } from './home/names-on-faces';
import { exampleReport } from './testing/example-report';
import { elements, shown } from './testing/shown';
import { say } from '../site/testing/say';

const report = exampleReport(SHOWN_EXAMPLE);
const scores = EXAMPLES.map(({ id, name }) => ({ id, name, score: id === SHOWN_EXAMPLE ? 736 : null }));

const home = (locale: Locale = 'en') =>
  shown(<HomePage title="T" lede="L" bodyHtml="" posts={[]} entries={[]} example={report} scores={scores} />, locale);

/** Everything before the first rule: the title, the form, and the faces beside them. */
const firstScreen = (locale: Locale) => /<section class="hero">[^]*?<\/section>/.exec(home(locale))?.[0] ?? '';

const hrefs = (html: string) => elements(html, 'a').map((link) => link.get('href'));

describe('the first screen', () => {
  it('shows every face of the example, with its pictures', () => {
    const html = firstScreen('en');
    expect(html.match(/class="face-verdict/g)).toHaveLength(FACE_IDS.length);
    const { previewImage, icon } = examplePictures(SHOWN_EXAMPLE);
    expect(new Set(elements(html, 'image').map((image) => image.get('href')))).toEqual(new Set([previewImage, icon]));
  });

  it('counts the names as the engine does', () => {
    expect(namesOnFaces(report)).toHaveLength(3);
    expect(firstScreen('en')).toContain(say('en', 'home:faces.title'));
  });

  it.each(LOCALES)('tells in %s what it costs, how long it takes and where to read what is kept', (locale) => {
    const html = firstScreen(locale);
    const [promises = ''] = /<ul class="promises">[^]*?<\/ul>/.exec(html) ?? [];
    expect(promises.match(/<li>/g)).toHaveLength(3);
    expect(promises).toContain(String(ASSESSMENT_SECONDS));
    expect(hrefs(promises)).toEqual([`/${locale}/legal/privacy/`]);
  });

  it('leads to the examples, each with its score, and to the comparison', () => {
    const html = firstScreen('de');
    expect(hrefs(html)).toEqual([
      '/de/legal/privacy/',
      ...EXAMPLES.map(({ id }) => `/de/brand-assessment/?example=${id}`),
      '/de/brand-comparison/',
    ]);
    expect(html).toContain('<b class="score band-uneven">73,6</b>');
  });

  it('sends for the examples where no script runs', () => {
    const [, form = ''] = /<noscript>(<form [^>]*class="scored"[^]*?)<\/noscript>/.exec(firstScreen('ja')) ?? [];
    expect(elements(form, 'button').map((button) => button.get('value'))).toEqual(EXAMPLES.map(({ id }) => id));
    expect(form).toContain('name="locale" value="ja"');
  });
});

it('opens each facet from the gem, one at a time', () => {
  const html = home();
  const facets = elements(html, 'details');
  expect(facets.map((facet) => facet.get('name'))).toEqual(DIMENSION_IDS.map(() => 'facet'));
  expect(facets.filter((facet) => facet.has('open'))).toHaveLength(1);
  const ids = new Set(elements(html, 'div').map((div) => div.get('id')));
  const targets = hrefs(html).flatMap((href) => (href?.startsWith('#') === true ? [href.slice(1)] : []));
  expect(targets).toHaveLength(DIMENSION_IDS.length);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
});

it('says whose report it is wherever one is shown', () => {
  expect(home()).toMatch(/An example: <bdi>Harbour Line<\/bdi>, a brand we made up/);
});
