/** Facts that the checks of Machines read. */
import type { Statement } from '../facts/statement';
import type { MachineFacts } from '../facts/machines';
import type { Evidence } from '../evidence/evidence';
import { parseRobots } from '../evidence/robots';
import { clip } from '../basics/text';
import type { Facts } from '../facts/facts';
import { aiPreferences, type statedPreferences } from './ai-preferences';
import { copyrightsIn } from './copyright';
import { attribute, textOf } from './html';
import { llmsTxtFacts } from './llms-txt';
import { stated, UNREAD, type Reading } from './reading';
import type { Requests } from './responses';
import { statement, whereIn } from './statement';
import { textFile } from './text-file';
import { unscriptedParts } from './unscripted';
import { visiblePieces, visibleText } from './visible-text';
import { wordsOf } from './words';

/** Paragraphs looked at for the first sentence, and the length from which a text is taken for one. */
const PARAGRAPHS = 50;
const SENTENCE = 60;
const START = 300;

const SIGNAL_LIMIT = 5;

function startOf(reading: Reading): Statement | null {
  for (const paragraph of reading.document.all('p').slice(0, PARAGRAPHS)) {
    const text = textOf(paragraph);
    if (text.length >= SENTENCE) return stated(reading, paragraph, 'p', clip(text, START));
  }
  return null;
}

function contentSignals(requests: Requests): MachineFacts['contentSignals'] {
  const file = textFile(requests, 'robots');
  if (file.state !== 'text') return [];
  const answer = { request: file.request.id, url: file.request.finalUrl };
  return parseRobots(file.text, file.truncated)
    .records.filter(({ key }) => key === 'content-signal')
    .slice(0, SIGNAL_LIMIT)
    .map(({ value, line, text, agents }) => ({
      ...statement(value, whereIn(answer, 'robots:content-signal', line, text)),
      agents,
    }));
}

/** What says more than that scripts are needed. */
const NOTICE_WORDS = 30;

/** Pages with as many words are not looked at for more. */
const MANY_WORDS = 100;

/** Words for readers who run no scripts, if they are more than a notice. */
function unscriptedWords(reading: Reading): number {
  const parts = unscriptedParts(reading, /\S/).flatMap(({ document }) => document.all('body').map(visibleText));
  const words = parts.reduce((sum, text) => sum + wordsOf(text), 0);
  return words < NOTICE_WORDS ? 0 : words;
}

/** Types of `script` that hold data and run nothing (HTML: data blocks). */
const DATA = /^\s*(?:application\/(?:ld\+)?json|importmap|speculationrules)\b/i;

function mayGrow({ document }: Pick<Reading, 'document'>): boolean {
  const runs = document.all('script').some((script) => !DATA.test(attribute(script, 'type') ?? ''));
  return runs || ['iframe', 'frame', 'object', 'embed'].some((tag) => document.all(tag).length > 0);
}

/** The page's own text, null if it could not be read, and the copyright lines in it. */
export function statedText(reading: Reading): Pick<MachineFacts, 'text'> & Pick<Facts, 'copyrights'> {
  if (reading === UNREAD) return { text: null, copyrights: [] };
  const body = reading.document.all('body')[0];
  const pieces = body === undefined ? [] : visiblePieces(body);
  const words = wordsOf(pieces.join(''));
  return {
    text: {
      words: words < MANY_WORDS ? words + unscriptedWords(reading) : words,
      mayGrow: mayGrow(reading),
      start: startOf(reading),
    },
    copyrights: copyrightsIn(pieces, reading.answer),
  };
}

/**
 * `text` and `preferences` are what the page itself states; its structured data is read with the page.
 *
 * @param page the home page's URL
 */
export function machineFacts(
  requests: Requests,
  page: string,
  text: MachineFacts['text'],
  preferences: ReturnType<typeof statedPreferences>,
  llmsLinks: Evidence['llmsLinks'],
): Omit<MachineFacts, 'entityGraph' | 'typedItems'> {
  return {
    text,
    contentSignals: contentSignals(requests),
    llmsTxt: llmsTxtFacts(requests, llmsLinks),
    aiPreferences: aiPreferences(requests, page, preferences),
  };
}
