import { CHECKS_BY_REMEDY } from '../../../brand/checks/generated/remedies';
import { REMEDIES } from '../../../brand/checks/remedies';
import { assess } from '../../../brand/score/assess';
import { checksOf, plan } from '../../../brand/score/plan';
import { extractFacts } from '../../../brand/engine/extract';
import { GOOD_PAGE, page } from '../../../brand/examples/evidence';
import type { Report } from '../../../brand/report/report';
import { LOCALES, type Locale } from '../../../site/locales';
import { stringsOf } from '../../testing/shown';
import { stringsInstance } from '../../strings-instance';
import { sampleCheck, sampleName, samplePortrait, sampleReceipt, sampleReport } from '../testing/sample-report';
import { handOn, ROLES, type Role } from './hand-on';
import { handOnMail, handOnMarkdown, type PartWords } from './hand-on-text';

const WORDS: PartWords = {
  ...{ found: 'Found', todo: 'To do', where: 'Where', now: 'Now', then: 'Put in', check: 'Check' },
  line: (line) => `line ${String(line)}`,
};

const stringsIn = (locale: Locale) => stringsInstance({ [locale]: stringsOf(locale) });
const ENGLISH = stringsIn('en');
const of = (report: Report, role: Role) => handOn(report, role, ENGLISH, 'en');

/** Everything that can lose points, lost. */
const ALL = CHECKS_BY_REMEDY.flatMap(([remedy, ...ids]) => ids.map((id) => ({ id, who: REMEDIES[remedy].who })));
const lost = (ids: readonly string[]) => ids.map((id) => sampleCheck({ id, outcome: 'none', score: 0 }));
const EVERYTHING = sampleReport({ checks: lost(ALL.map(({ id }) => id)) });

describe('handOn', () => {
  it.each([
    ['developer', 'og-required'],
    ['developer', 'csp'],
    ['editor', 'meta-description'],
    ['designer', 'preview-image-size'],
    ['legal', 'contact-legal'],
    ['host', 'hsts'],
  ] as const)('gives the %s what is theirs alone, such as %s', (role, id) => {
    const report = sampleReport({ checks: lost([id]) });
    expect(of(report, role)?.items).toHaveLength(1);
    const others = ROLES.filter((other) => other !== role && other !== 'boss');
    expect(others.filter((other) => of(report, other) !== null)).toEqual([]);
  });

  it('leaves nothing of the plan out, and says of each thing how to check it', () => {
    const items = ROLES.flatMap((role) => of(EVERYTHING, role)?.items ?? []);
    const asked = new Set(ALL.map(({ who }) => who));
    const parts = plan(EVERYTHING).flatMap((step) =>
      [...asked].filter((who) => ALL.some((one) => one.who === who && checksOf(step).includes(one.id))),
    );
    expect(items).toHaveLength(parts.length);
    for (const { title, proof } of items) {
      expect(title).not.toBe('');
      expect(proof.length).toBeGreaterThan(1);
    }
  });

  it('offers nothing to who has nothing to do, and five lines to the boss all the same', () => {
    const report = sampleReport();
    expect(ROLES.filter((role) => of(report, role) !== null)).toEqual(['boss']);
    expect(of(report, 'boss')?.lines).toHaveLength(5);
    expect(of(EVERYTHING, 'boss')?.lines).toHaveLength(5);
  });

  it('says where it is: the place that stands out', () => {
    const names = [sampleName('website', 'Nortwind', { odd: true, line: 4 }), sampleName('organization', 'Northwind')];
    const check = { ...sampleCheck({ id: 'name-agreement', score: 0 }), receipts: names.map(sampleReceipt) };
    const [item] = of(sampleReport({ checks: [check] }), 'developer')?.items ?? [];
    expect(item?.places).toEqual([{ url: '', source: 'sample:website', line: 4, value: 'Nortwind' }]);
  });

  it('gives code to the developer, and its words to the editor', () => {
    const report = assess(extractFacts(page(GOOD_PAGE.replace(/<title>[^<]*/, '<title>Home'))));
    const texts = (role: Role) => of(report, role)?.items.flatMap((item) => item.texts) ?? [];
    const title = texts('editor').find(({ now }) => now === 'Home');
    expect(title?.text).toMatch(/^Northwind/);
    expect(title?.text).not.toContain('<');
  });

  it.each(LOCALES)('has all its words in %s', (locale) => {
    const strings = stringsIn(locale);
    for (const role of ROLES) {
      const content = handOn(EVERYTHING, role, strings, locale);
      const sentences =
        content === null
          ? []
          : [
              content.title,
              content.about,
              content.end,
              ...content.lines.flatMap(({ label, sentences }) => [label, ...sentences]),
            ];
      expect(sentences.filter((sentence) => /\{\{|^[a-z]+(\.[a-z]+)+$/i.test(sentence))).toEqual([]);
    }
  });
});

describe('what is handed on as text', () => {
  const evil = '`</code>` *<script>*';
  const report = sampleReport({
    portrait: samplePortrait({ name: evil }),
    checks: [
      {
        ...sampleCheck({ id: 'hsts', score: 0 }),
        receipts: [sampleReceipt(sampleName('website', evil, { odd: true }))],
      },
    ],
  });
  const content = of(report, 'host');

  it('numbers things in Markdown, and keeps untrusted words from becoming markup', () => {
    const text = content === null ? '' : handOnMarkdown(content, WORDS);
    expect(text).toMatch(/^# .*\n\n.*\n\n## 1\. /);
    expect(text.replace(/(`+).*?\1/gs, '')).not.toContain('<script>');
    expect(text).toContain('\n**Check:** ');
  });

  it('stays short enough for every program as an e-mail, and says what it leaves out', () => {
    const long = of(EVERYTHING, 'developer');
    const mail = long === null ? '' : handOnMail(long, WORDS, 'More elsewhere.');
    expect(mail.length).toBeLessThanOrEqual(2_000);
    expect(decodeURIComponent(mail)).toContain('More elsewhere.');
    expect(new URL(mail).searchParams.get('subject')).toBe(long?.title.replace(/[\u2066-\u2069]/g, ''));
  });

  it('holds what of a name can be encoded: structured data may state half a surrogate pair', () => {
    const half = of(sampleReport({ portrait: samplePortrait({ name: 'Tea \ud800🍵' }) }), 'boss');
    expect(half === null ? '' : handOnMail(half, WORDS, '')).toContain(encodeURIComponent('Tea \ufffd🍵'));
  });
});
