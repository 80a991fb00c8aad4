import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { fixes } from '../fixes/fixes';
import { GOOD_PAGE, innerPage, page } from '../examples/evidence';
import type { Evidence } from '../evidence/evidence';

const CANONICAL = /<link rel="canonical"[^>]*>/;
const canonical = (url: string) => GOOD_PAGE.replace(CANONICAL, `<link rel="canonical" href="${url}">`);
const fixesOf = (evidence: Evidence) => JSON.stringify(fixes(assess(extractFacts(evidence)), (id) => id));

describe('the fixes', () => {
  it.each(['https://elsewhere.example/tea', 'https://northwind.example/tea'])(
    'leave the canonical link of an inner page alone: %s',
    (url) => {
      expect(fixesOf(innerPage(canonical(url)))).not.toContain('rel=\\"canonical\\"');
    },
  );

  it.each(['https://elsewhere.example/', 'https://northwind.example/404', 'http://northwind.example/'])(
    'give a home page its own address back: %s',
    (url) => {
      expect(fixesOf(page(canonical(url)))).toContain(
        '<link rel=\\"canonical\\" href=\\"https://northwind.example/\\">',
      );
    },
  );
});
