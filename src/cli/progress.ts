/** What is told on the error stream while a site is measured. */
import { REQUEST_IDS } from '../brand/evidence';
import { formatNumber } from '../components/format';
import { translator } from '../components/strings';
import type { Io } from './io';
import type { Words } from './measured';
import { cellsOf } from './terminal/cells';
import { bar } from './terminal/marks';
import { safeText } from './terminal/safe';
import type { Page } from './terminal/sheet';
import type { RequestProgress } from '../server/assessing/gathering/journal';

export interface Progress {
  readonly onRequest: (progress: RequestProgress) => void;
  /** Takes away what changes in place. */
  readonly end: () => void;
}

const SILENT: Progress = { onRequest: () => undefined, end: () => undefined };

const BAR_CELLS = 15;
/** ECMA-48, 8.3.41: erases the line, whatever stood there. */
const FRESH_LINE = '\r\x1b[2K';

/** One line that fills while requests are answered; wiped when all is measured. */
function inPlace(address: string, { locale, strings }: Words, io: Io, { width, paint }: Page): Progress {
  const t = translator(strings, locale, 'cli');
  const settled = new Set<string>();
  const draw = () => {
    const count = t('progress.count', {
      done: formatNumber(locale, settled.size),
      total: formatNumber(locale, REQUEST_IDS.length),
    });
    const { filled, rest } = bar((settled.size * 1000) / REQUEST_IDS.length, BAR_CELLS);
    const said = t('progress.measuring', { address: safeText(address) });
    const plain = `${filled}${rest} ${count} · ${said}`;
    const drawn = `${paint('good', filled)}${paint('quiet', rest)} ${count} · ${said}`;
    // A line that is longer than the terminal would not be wiped as a whole.
    io.stderr(`${FRESH_LINE}${cellsOf(plain) < width ? drawn : count}`);
  };
  draw();
  return {
    onRequest({ id, state }) {
      if (state === 'started') return;
      settled.add(id);
      draw();
    },
    end: () => io.stderr(FRESH_LINE),
  };
}

/** One line for each request, as it is settled. */
function byLines(address: string, { locale, strings }: Words, io: Io): Progress {
  const t = translator(strings, locale, 'cli');
  io.stderr(`${t('progress.measuring', { address: safeText(address) })}\n`);
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
