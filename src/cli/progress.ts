/** What is told on the error stream while a site is measured. */
import { REQUEST_IDS, type RequestId } from '../brand/evidence';
import { formatNumber, formatScore } from '../components/format';
import { progressFacets } from '../components/progress-facets';
import { translator } from '../components/strings';
import { withoutCommands } from '../encoding/ci-log';
import type { Io } from './io';
import type { SummaryRow } from './many/lines';
import type { Words } from './measured';
import { cellsOf, wrap } from './terminal/cells';
import { GEM_COLUMNS, gemLines } from './terminal/gem';
import { OUTCOME_MARKS } from './terminal/marks';
import { safeText } from './terminal/safe';
import type { Page } from './terminal/sheet';
import type { RequestProgress } from '../server/assessing/gathering/journal';

export interface Progress {
  readonly onRequest: (progress: RequestProgress) => void;
  /** Takes away what changes in place. */
  readonly end: () => void;
}

const SILENT: Progress = { onRequest: () => undefined, end: () => undefined };

/** ECMA-48, 8.3.41, 8.3.39 and 8.3.22: erases the line; erases all that follows; goes up some lines. */
const FRESH_LINE = '\r\x1b[2K';
const ERASE_BELOW = '\r\x1b[J';
const up = (lines: number) => `\x1b[${String(lines)}A`;

/** Room for what is said beside the gem. */
const BESIDE = 30;

/** The gem, which fills while requests are answered, and what is said beside it; wiped when all is measured. */
function inPlace(address: string, { locale, strings }: Words, io: Io, { width, paint }: Page): Progress {
  const t = translator(strings, locale, 'cli');
  const requests = new Map<RequestId, RequestProgress>();
  const hasGem = width >= GEM_COLUMNS + 3 + BESIDE;
  let drawn = 0;
  const draw = () => {
    const settled = [...requests.values()].filter(({ state }) => state !== 'started').length;
    const count = t('progress.count', {
      done: formatNumber(locale, settled),
      total: formatNumber(locale, REQUEST_IDS.length),
    });
    const said = t('progress.measuring', { address: safeText(address) });
    const facets = progressFacets([...requests.values()]).map((facet) => ({
      reach: facet.value ?? 0,
      band: null,
    }));
    const gem = hasGem ? gemLines(facets, paint) : [];
    const room = width - 1 - (hasGem ? GEM_COLUMNS + 3 : 0);
    // A line that is longer than the terminal would take two, and not be wiped as a whole.
    const [first = ''] = wrap(said, locale, room);
    const beside = hasGem
      ? ['', '', first, count]
      : [cellsOf(`${count} · ${said}`) <= room ? `${count} · ${said}` : count];
    const lines = hasGem ? gem.map((line, index) => `${line}   ${beside[index] ?? ''}`.trimEnd()) : beside;
    io.stderr(`${drawn > 1 ? up(drawn - 1) : ''}${lines.map((line) => FRESH_LINE + withoutCommands(line)).join('\n')}`);
    drawn = lines.length;
  };
  draw();
  return {
    onRequest(progress) {
      requests.set(progress.id, progress);
      draw();
    },
    end: () => io.stderr(`${drawn > 1 ? up(drawn - 1) : ''}${ERASE_BELOW}`),
  };
}

/** One line for each request, as it is settled. */
function byLines(address: string, { locale, strings }: Words, io: Io): Progress {
  const t = translator(strings, locale, 'cli');
  io.stderr(withoutCommands(`${t('progress.measuring', { address: safeText(address) })}\n`));
  return {
    onRequest({ id, state, ms }) {
      if (state === 'started') return;
      io.stderr(`  ${t(`progress.${state}`, { id, ms: formatNumber(locale, Math.round(ms)) })}\n`);
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
      const [first = ''] = wrap(said, locale, page.width - 1);
      io.stderr(changesInPlace ? FRESH_LINE + withoutCommands(first) : withoutCommands(`${said}\n`));
    },
    end: () => {
      if (changesInPlace) io.stderr(FRESH_LINE);
    },
  };
}
