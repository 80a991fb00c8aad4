/** Does with a site what a report's fixes say, so that tests can look at it again. */
import { assess } from '../assess';
import type { Evidence } from '../evidence';
import { extractFacts } from '../extract';
import type { FixBlock, FixId, PlaceholderId } from '../fixes/block';
import { fixes } from '../fixes/fixes';
import type { CheckResult, DimensionId, Report } from '../report';

/** What a brand would write in place of a placeholder. */
export const FILLED: Partial<Record<PlaceholderId, string>> = {
  image: 'https://northwind.example/card.png',
  'image-alt': 'Jackets on a quay',
  logo: 'https://northwind.example/logo.png',
  icon: '/icon.png',
  language: 'en',
  offer: 'tea by sea',
  profile: 'https://social.example/northwind',
};

export const reportOf = (of: Evidence) => assess(extractFacts(of));
export const named = (report: Report) => fixes(report, (id) => id);
export const block = (report: Report, id: FixId): FixBlock | undefined => named(report).find((one) => one.id === id);

/** A report in which checks of a dimension have the given outcomes, independent of the rubric. */
export function judged(report: Report, results: Readonly<Record<string, Partial<CheckResult>>>): Report {
  const dimension: DimensionId = 'findability';
  const others = report.checks.filter(({ id }) => !(id in results));
  const given = Object.entries(results).map(([id, result]) => ({
    id,
    dimension,
    weight: 1,
    outcome: 'sample',
    score: 0,
    params: {},
    receipts: [],
    ...result,
  }));
  return { ...report, checks: [...others, ...given] };
}

/** Removes from a page the elements that a block takes the place of. */
function without(html: string, replaced: string): string {
  if (replaced === '<title>') return html.replace(/<title>[^]*?<\/title>/g, '');
  if (replaced === '<meta charset>') return html.replace(/<meta charset=[^>]*>/g, '');
  const [, element = '', attributes = ''] = /^<(\w+) (.+)>$/.exec(replaced) ?? [];
  return html.replace(new RegExp(`<${element} ${attributes.replace(/[^\w "=-]/g, '\\$&')}[^>]*>`, 'g'), '');
}

/** Does with a page what the report says: fills in the placeholders, removes what is replaced, pastes. */
export function pasted(html: string, report: Report, filled: Partial<Record<PlaceholderId, string>> = FILLED): string {
  let result = html;
  let start = '';
  let profiles = 0;
  for (const { id, text, replaces } of named(report)) {
    const written = text.replace(/REPLACE: ([a-z-]+)/g, (_, placeholder: PlaceholderId) => {
      const value = filled[placeholder] ?? placeholder;
      return placeholder === 'profile' ? `${value}${String(profiles++)}` : value;
    });
    if (id === 'language') result = result.replace(/<html[^>]*>/, `<html ${written}>`);
    if (id === 'head' || id === 'json-ld') start += `${written}\n`;
    if (id === 'json-ld') result = result.replace(/<script type="application\/ld\+json">[^]*?<\/script>/g, '');
    for (const replaced of replaces) result = without(result, replaced);
  }
  return result.replace('<head>', `<head>\n${start}`);
}

export function scores(report: Report, ids: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(report.checks.filter(({ id }) => ids.includes(id)).map(({ id, score }) => [id, score]));
}

/** Every check an answered text names passes. */
export function expectRepaired(
  before: Report,
  after: Report,
  blocks: readonly FixId[] = ['language', 'head', 'json-ld'],
) {
  const answeredChecks = named(before)
    .filter(({ id }) => blocks.includes(id))
    .flatMap(({ checks }) => checks);
  expect(answeredChecks.length).toBeGreaterThan(0);
  const known = answeredChecks.filter((id) => after.checks.some((check) => check.id === id));
  expect(scores(after, known)).toEqual(Object.fromEntries(known.map((id) => [id, 1000])));
}
