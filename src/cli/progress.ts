/** Reports progress on the error stream while a site is measured. */
import { REQUEST_IDS, type RequestId } from '../brand/evidence/evidence';
import { formatNumber, formatScore } from '../components/format';
import { progressFacets } from '../components/progress-facets';
import { translator } from '../components/strings';
import type { Io } from './io';
import type { SummaryRow } from './many/lines';
import type { Words } from './measured';
import { cellsOf, wrap } from './terminal/cells';
import { GEM_COLUMNS, gemLines } from './terminal/gem';
import { OUTCOME_MARKS } from './terminal/marks';
import { erased, redrawn, safeSentence, safeText, shown, spaces, terminalText } from '../encoding/terminal';
import type { Page } from './terminal/sheet';
import type { RequestProgress } from '../server/assessing/gathering/journal';

export interface Progress {
  readonly onRequest: (progress: RequestProgress) => void;
  /** Takes away what changes in place. */
  readonly end: () => void;
}

const SILENT: Progress = { onRequest: () => undefined, end: () => undefined };

/** Room for the text beside the gem. */
const BESIDE = 30;

/** The gem, which fills while requests are answered, and the text beside it; wiped when all is measured. */
function inPlace(address: string, { locale, strings }: Words, io: Io, { width, paint }: Page): Progress {
  const t = translator(strings, locale, 'cli');
  const requests = new Map<RequestId, RequestProgress>();
  const hasGem = width >= GEM_COLUMNS + 3 + BESIDE;
  let drawn = 0;
  const draw = () => {
    const settled = [...requests.values()].filter(({ state }) => state !== 'started').length;
    const numbers = { done: formatNumber(locale, settled), total: formatNumber(locale, REQUEST_IDS.length) };
    const count = safeSentence(t('progress.count', numbers), false);
    const said = safeSentence(t('progress.measuring', { address: safeText(address) }), false);
    const facets = progressFacets([...requests.values()]).map((facet) => ({
      reach: facet.value ?? 0,
      band: null,
    }));
    const gem = hasGem ? gemLines(facets, paint) : [];
    const room = width - 1 - (hasGem ? GEM_COLUMNS + 3 : 0);
    // A line that is longer than the terminal would take two, and not be wiped as a whole.
    const [first = shown``] = wrap(said, locale, room);
    const both = shown`${count} · ${said}`;
    const beside = [spaces(0), spaces(0), first, count];
    const lines = hasGem
      ? gem.map((line, index) => shown`${line}   ${beside[index] ?? spaces(0)}`)
      : [cellsOf(both) <= room ? both : count];
    io.stderr(redrawn(lines, drawn));
    drawn = lines.length;
  };
  draw();
  return {
    onRequest(progress) {
      requests.set(progress.id, progress);
      draw();
    },
    end: () => io.stderr(erased(drawn)),
  };
}

/** One line for each request, as it is settled. */
function byLines(address: string, { locale, strings }: Words, io: Io): Progress {
  const t = translator(strings, locale, 'cli');
  const named = translator(strings, locale, 'assessment');
  io.stderr(terminalText(t('progress.measuring', { address: safeText(address) })));
  return {
    onRequest({ id, state, ms }) {
      if (state === 'started') return;
      io.stderr(
        terminalText(
          `  ${t(`progress.${state}`, { what: named(`request.${id}`), ms: formatNumber(locale, Math.round(ms)) })}`,
        ),
      );
    },
    end: () => undefined,
  };
}

/** @param quiet tells nothing */
export function progressOf(address: string, words: Words, io: Io, page: Page, quiet: boolean): Progress {
  if (quiet) return SILENT;
  const changesInPlace = io.isTerminal.stderr && io.env['TERM'] !== 'dumb';
  return changesInPlace ? inPlace(address, words, io, page) : byLines(address, words, io);
}

export interface ManyProgress {
  readonly onResult: (row: SummaryRow) => void;
  readonly end: () => void;
}

/** How far a list has come: one line that changes in place on a terminal, else a line for each address. */
export function manyProgressOf(total: number, words: Words, io: Io, page: Page, quiet: boolean): ManyProgress {
  if (quiet) return { onResult: () => undefined, end: () => undefined };
  const { locale, strings } = words;
  const t = translator(strings, locale, 'cli');
  const changesInPlace = io.isTerminal.stderr && io.env['TERM'] !== 'dumb';
  let done = 0;
  return {
    onResult(row) {
      done += 1;
      const score = row.ok && row.overall !== null ? formatScore(locale, row.overall.value) : OUTCOME_MARKS.unknown;
      const said = t('many.progress', {
        done: formatNumber(locale, done),
        total: formatNumber(locale, total),
        score,
        address: safeText(row.address),
      });
      const [first = shown``] = wrap(safeSentence(said, false), locale, page.width - 1);
      io.stderr(changesInPlace ? redrawn([first], 1) : terminalText(said));
    },
    end: () => {
      if (changesInPlace) io.stderr(redrawn([shown``], 1));
    },
  };
}
