import { LOCALES } from '../site/locales';
import { Layout } from './Layout';
import type { PreviewFacts } from './page-context';
import { PreviewBanner } from './PreviewBanner';
import { elements, shown } from './testing/shown';

const PREVIEW: PreviewFacts = {
  branch: 'fix-names',
  commit: '0123456',
  pullRequest: '12',
  publicUrl: 'https://facet.example/de/about/',
  pseudo: { accented: '/en-xa/about/', rightToLeft: '/ar-xb/about/' },
};

const links = (html: string) => elements(html, 'a').map((link) => link.get('href'));

it.each(LOCALES)('says in %s that this is a preview, and of what', (locale) => {
  const html = shown(<PreviewBanner {...PREVIEW} />, locale);
  expect(elements(html, 'aside')[0]?.get('aria-label')).not.toBe('');
  for (const part of ['fix-names', '0123456', '12']) expect(html).toContain(`<bdi>${part}</bdi>`);
});

it('leads to what changed, the cards, the public site and the pseudo-locales', () => {
  expect(links(shown(<PreviewBanner {...PREVIEW} />, 'de'))).toEqual([
    '/de/debug/og/?view=changes',
    '/de/debug/og/',
    'https://facet.example/de/about/',
    '/en-xa/about/',
    '/ar-xb/about/',
  ]);
});

it('leaves out what is not known or not there', () => {
  const html = shown(<PreviewBanner branch="main" commit={null} pullRequest={null} publicUrl={null} pseudo={null} />);
  expect(links(html)).toEqual(['/en/debug/og/?view=changes', '/en/debug/og/']);
  expect(html).not.toMatch(/commit|pull request|null/i);
});

it('takes the name of a branch for text', () => {
  const html = shown(<PreviewBanner {...PREVIEW} branch={'<b>{{commit}}</b>\u202e'} />, 'ar');
  expect(html).toContain('<bdi>&lt;b&gt;{{commit}}&lt;/b&gt;</bdi>');
});

describe('around a page', () => {
  const layout = (preview?: PreviewFacts) =>
    shown(
      <Layout current={{ path: '/de/about/' }} alternates={[]} {...(preview && { preview })}>
        <h1>Über</h1>
      </Layout>,
      'de',
    );

  it('the banner stands behind the skip link and before the header', () => {
    const html = layout(PREVIEW);
    const order = ['class="skip-link"', '<aside', '<header', '<main'].map((mark) => html.indexOf(mark));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('is missing if there is nothing to say', () => {
    expect(layout()).not.toMatch(/aside|preview|Vorschau/i);
  });
});
