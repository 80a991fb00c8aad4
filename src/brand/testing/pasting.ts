/** Does with a site what a report's fixes say, so that tests can look at it again. */
import { assess } from '../score/assess';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import type { FixBlock, FixId, PlaceholderId } from '../fixes/block';
import { fixes } from '../fixes/fixes';
import type { CheckResult, DimensionId, Report } from '../report/report';

/** What a brand would write in place of a placeholder. */
export const FILLED: Partial<Record<PlaceholderId, string>> = {
  image: 'https://northwind.example/card.png',
  'image-alt': 'Jackets on a quay',
  logo: 'https://northwind.example/logo.png',
  icon: '/icon.png',
  language: 'en',
  offer: 'tea by sea',
  type: 'website',
  homepage: 'https://northwind.example/',
  'other-version': 'https://northwind.example/',
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

const LANG = /\s(?:xml:)?lang\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** The value of a tag's attribute in lower case; '' without one. */
function valueIn(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return (double ?? single ?? bare ?? '').trim().toLowerCase();
}

/** Removes from a page the elements that a block takes the place of, whichever of its two attributes names a property. */
function without(html: string, replaced: string): string {
  if (replaced === '<title>') return html.replace(/<title\b[^>]*>[^]*?<\/title\s*>/gi, '');
  if (replaced === '<meta charset>') return html.replace(/<meta\b[^>]*charset[^>]*>/gi, '');
  // What is in a script is joined by its ids.
  if (!replaced.startsWith('<')) return html;
  const [, element = '', attribute = '', value = ''] = /^<(\w+) (\w+)="([^"]*)"/.exec(replaced) ?? [];
  const language = valueIn(replaced, 'hreflang');
  const names = attribute === 'rel' ? ['rel'] : ['name', 'property'];
  return html.replace(new RegExp(`<${element}\\b[^>]*>`, 'gi'), (tag) => {
    const isMeant = names.some((name) => valueIn(tag, name).split(/\s+/).includes(value.toLowerCase()));
    return isMeant && (language === '' || valueIn(tag, 'hreflang') === language) ? '' : tag;
  });
}

/** A text with comments blanked out, so that positions in it are those of the text. */
function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
}

/** Puts a text after the first match of a pattern outside of comments; null without one. */
function behind(html: string, pattern: RegExp, text: string): string | null {
  const found = pattern.exec(withoutComments(html));
  if (found === null) return null;
  const end = found.index + found[0].length;
  return html.slice(0, end) + text + html.slice(end);
}

/** Does with a page what blocks say: removes what they replace, pastes their texts. */
export function pastedBlocks(html: string, blocks: readonly Pick<FixBlock, 'id' | 'text' | 'replaces'>[]): string {
  let result = html;
  let head = '';
  for (const { id, text, replaces } of blocks) {
    if (id === 'language') {
      const root = /<html\b[^>]*>/i.exec(withoutComments(result));
      const own = root?.[0].replace(LANG, '').replace(/\s*>$/, '') ?? '<html';
      const at = root?.index ?? 0;
      result = `${result.slice(0, at)}${own} ${text}>${result.slice(at + (root?.[0].length ?? 0))}`;
    }
    if (id === 'head' || id === 'json-ld' || id === 'article') head += `\n${text}`;
    if (id === 'json-ld') result = result.replace(/<script\b[^>]*ld\+json[^>]*>[^]*?<\/script\s*>/gi, '');
    for (const replaced of replaces) result = without(result, replaced);
  }
  const charset = head.includes('<meta charset') ? null : behind(result, /<meta\b[^>]*charset[^>]*>/i, head);
  return (
    charset ??
    behind(result, /<head\b[^>]*>/i, head) ??
    behind(result, /<html\b[^>]*>/i, `<head>${head}</head>`) ??
    head + result
  );
}

/** Does with a page what the report says: fills in the placeholders, removes what is replaced, pastes. */
export function pasted(html: string, report: Report, filled: Partial<Record<PlaceholderId, string>> = FILLED): string {
  let profiles = 0;
  const blocks = named(report).map((one) => ({
    ...one,
    text: one.text.replace(/REPLACE: ([a-z-]+)/g, (_, placeholder: PlaceholderId) => {
      const value = filled[placeholder] ?? placeholder;
      return placeholder === 'profile' ? `${value}${String(profiles++)}` : value;
    }),
  }));
  return pastedBlocks(html, blocks);
}

export function scores(report: Report, ids: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(report.checks.filter(({ id }) => ids.includes(id)).map(({ id, score }) => [id, score]));
}

/** Every check an answered text names passes. */
export function expectRepaired(
  before: Report,
  after: Report,
  blocks: readonly FixId[] = ['language', 'head', 'json-ld', 'article'],
) {
  const answeredChecks = named(before)
    .filter(({ id }) => blocks.includes(id))
    .flatMap(({ checks }) => checks);
  expect(answeredChecks.length).toBeGreaterThan(0);
  const known = answeredChecks.filter((id) => after.checks.some((check) => check.id === id));
  expect(scores(after, known)).toEqual(Object.fromEntries(known.map((id) => [id, 1000])));
}
