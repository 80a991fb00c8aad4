import { originKind, originPage } from './origin-page';

const FORM = 'https://facet.example/en/feedback/';

it.each([
  [`${FORM}?page=/en/posts/`, '', '/en/posts/'],
  [`${FORM}?page=%2Fja%2Fposts%2Ftag%2F%E3%81%82%2F`, '', '/ja/posts/tag/あ/'],
  [`${FORM}?page=/en/posts/?q=personal%23x`, '', '/en/posts/'],
  [`${FORM}?page=/en/posts/`, 'https://facet.example/en/about/', '/en/posts/'],
  [FORM, 'https://facet.example/en/about/?x=1', '/en/about/'],
  [FORM, 'https://elsewhere.example/en/about/', ''],
  [FORM, FORM, ''],
  [FORM, '', ''],
  [FORM, 'about:blank', ''],
  [`${FORM}?page=https://elsewhere.example/`, '', ''],
  [`${FORM}?page=//elsewhere.example/x`, '', ''],
  [`${FORM}?page=/\\elsewhere.example/x`, '', ''],
  [`${FORM}?page=javascript:alert(1)`, '', ''],
  [`${FORM}?page=/${'a'.repeat(3000)}`, '', ''],
  [`${FORM}?page=/en/%25E0%25A4%25A/`, '', '/en/%E0%A4%A/'],
])('%s after %j is about %j', (address, referrer, page) => {
  expect(originPage(address, referrer)).toBe(page);
});

it('writes down no secret that an address holds', () => {
  const status = '/en/feedback/status/ABCDEFGHJK.secretsecretsecret/';
  expect(originPage(`${FORM}?page=${status}`, '')).toBe('/en/feedback/status/');
  expect(originPage(FORM, `https://facet.example${status}`)).toBe('/en/feedback/status/');
});

it.each([
  [`${FORM}?kind=notice&page=/en/brand-assessment/0123456789abc/`, 'notice'],
  [`${FORM}?kind=exclusion`, ''],
  [`${FORM}?kind=<script>`, ''],
  [FORM, ''],
])('%s asks for the kind %j', (address, kind) => {
  expect(originKind(address)).toBe(kind);
});
