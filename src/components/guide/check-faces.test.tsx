/** The pictures of every page of the guide obey their page, in every language. */
import { readFileSync } from 'node:fs';
import { reportOf, shownChecks } from '../../brand/engine/shown-outcomes';
import { VERDICTS } from '../../brand/engine/verdicts';
import { evidence } from '../../brand/examples/evidence';
import { withoutLegalForm } from '../../brand/naming/parts';
import { faces } from '../../brand/previews/faces';
import { STANDINGS } from '../../brand/report/report';
import { CHECK_POINTS } from '../../brand/score/check-points';
import { LOCALES, type Locale } from '../../site/locales';
import { say } from '../../texts/testing/say';
import { shown } from '../testing/shown';
import { CheckFacts } from './CheckFacts';
import { CheckFace } from './CheckFace';
import { CheckPage } from './CheckPage';
import type { GuideCheck } from './guide-check';

const NONE = { outcomes: [], face: null };
const SHOWN = shownChecks();
const PAGES: readonly GuideCheck[] = CHECK_POINTS.map((facts) => ({
  ...facts,
  ...(SHOWN.get(facts.id) ?? NONE),
  beside: [],
}));
const DRAWN = PAGES.flatMap(({ id, face }) => (face === null ? [] : [{ id, face }]));
const GOOD = reportOf(evidence());

const scoreIn = (report: typeof GOOD, id: string) => report.checks.find((check) => check.id === id)?.score;

/** What structured data in the examples of a page calls the brand. */
function namesInExamples(id: string, locale: Locale): readonly string[] {
  const page = readFileSync(`content/guide/${id}/${locale}.mdx`, 'utf8');
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const { name } = JSON.parse(json) as { readonly name?: unknown };
    return typeof name === 'string' ? [name] : [];
  });
}

describe('pictures of a check', () => {
  it('are as the report of a site that loses points by it, and of one that does not', () => {
    for (const { id, face } of DRAWN) {
      const drawn = (report: typeof GOOD) => {
        const { card, verdict } = faces(report)?.[face.id] ?? {};
        return { card: card && { ...card, notes: [] }, verdict };
      };
      expect([id, scoreIn(GOOD, id), drawn(GOOD)]).toEqual([id, 1000, face.after]);
      const losing = VERDICTS.filter(([check]) => check === id)
        .map(([, , of]) => reportOf(of))
        .filter((report) => Number(scoreIn(report, id)) < 1000);
      expect(losing.map(drawn)).toContainEqual(face.before);
    }
  });

  it('with the fix have nothing against them, and a name as people say it', () => {
    for (const { face } of DRAWN) {
      const { card, verdict } = face.after;
      expect([face.id, verdict.outcome]).toEqual([face.id, 'pass']);
      for (const text of [card.name, card.title]) {
        if (text === null) continue;
        expect(text.wrong).toBeUndefined();
        expect([text.shown, withoutLegalForm(text.shown + text.rest)]).toEqual([text.shown, null]);
      }
    }
  });

  it('differ, in what is drawn or in what is said of it', () => {
    for (const { face } of DRAWN) {
      const [before, after] = shown(<CheckFace face={face} />)
        .split('<figure')
        .slice(1)
        .map((figure) => figure.replace(/^.*?<\/figcaption>/, ''));
      expect(before).not.toBe(after);
    }
  });
});

describe.each(LOCALES)('the pages of checks in %s', (locale) => {
  it('draw these pictures and no others', () => {
    for (const check of PAGES) {
      const html = shown(<CheckPage check={check} />, locale);
      const figures = check.face === null ? '' : shown(<CheckFace face={check.face} />, locale);
      expect(html).toContain(figures);
      expect([check.id, html.match(/<figure/g)?.length ?? 0]).toEqual([check.id, check.face === null ? 0 : 2]);
    }
  });

  it('call the brand in their examples as the picture with the fix does', () => {
    for (const { id, face } of DRAWN) {
      const { name } = face.after.card;
      const isStructured = name?.field === 'website:name' || name?.field === 'organization:name';
      const names = isStructured ? namesInExamples(id, locale) : [];
      expect([id, ...new Set(names)]).toEqual(names.length === 0 ? [id] : [id, name?.shown]);
    }
  });

  it('call what is required so, and only that', () => {
    const word = (standing: string) => say(locale, `report:check.standing.${standing}`);
    for (const check of PAGES) {
      const values = [...shown(<CheckFacts check={check} />, locale).matchAll(/<dd>(.*?)<\/dd>/g)].map(([, dd]) => dd);
      const said = STANDINGS.filter((standing) => values.includes(word(standing)));
      expect([check.id, said]).toEqual([check.id, check.standing === null ? [] : [check.standing]]);
    }
  });
});
