/** What a site tells AI services, in words: for pages, terminals and Markdown alike. */
import { AI_FILES_NOT_ASKED, AI_USES, type AiUse } from '../../brand/basics/ai-crawlers';
import type { AiOccurrence, Portrait } from '../../brand/naming/portrait';
import type { Locale } from '../../site/locales';
import { formatList, formatNumber } from '../format';
import type { Translate } from '../string-keys';
import { isolate } from './isolate';

export interface AssistantRow {
  /** A crawler's name, or the technical name of the place of a statement. */
  readonly name: string;
  /** The line, and whom it is for. */
  readonly notes: readonly string[];
  /** A statement as written, untrusted. */
  readonly value: string | null;
  /** One answer for each use, in the order of `AI_USES`. */
  readonly answers: readonly { readonly use: AiUse; readonly isSaid: boolean; readonly text: string }[];
  readonly odd: boolean;
}

/** Whom a statement addresses. */
function addressees(t: Translate<'assistants'>, locale: Locale, agents: readonly string[]): string {
  const [first] = agents;
  if (first === undefined) return t('for.nobody');
  if (first === 'everyone') return t('for.everyone');
  return agents.includes('*') ? t('for.all') : formatList(locale, agents.map(isolate));
}

type LineText = (line: string) => string;

function rowOf(t: Translate<'assistants'>, lineText: LineText, locale: Locale, stated: AiOccurrence): AssistantRow {
  const { crawler, named = false, value, agents = [], says, source, line, odd } = stated;
  const isCrawler = crawler !== undefined;
  return {
    name: crawler ?? source,
    notes: [
      ...(line === undefined ? [] : [lineText(formatNumber(locale, line))]),
      isCrawler ? t(`rule.${named ? 'own' : 'all'}`) : addressees(t, locale, agents),
    ],
    value: isCrawler ? null : (value ?? null),
    answers: AI_USES.map((use) => ({
      use,
      isSaid: says[use] !== undefined,
      text: t(`answer.${says[use] ?? 'unsaid'}`),
    })),
    odd,
  };
}

/** Empty where the report does not say. @param words of reports */
export function assistantRows(
  t: Translate<'assistants'>,
  words: Translate<'report'>,
  locale: Locale,
  { assistants = [] }: Pick<Portrait, 'assistants'>,
): readonly AssistantRow[] {
  return assistants.map((stated) => rowOf(t, (line) => words('receipt.line', { line }), locale, stated));
}

/** Which files a site may say more in. */
export function notAskedText(t: Translate<'assistants'>, locale: Locale): string {
  return t('notAsked', { files: formatList(locale, AI_FILES_NOT_ASKED.map(isolate)) });
}
