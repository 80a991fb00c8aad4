/** Words for the terminal, or for a file that is read as one. */
import { terminalText, terminalTexts } from '../../../encoding/terminal';
import type { Format } from '../format';
import { changesText } from './changes';
import { comparisonText } from './comparison';
import { gatesText } from './gates';
import { manyText } from './many';
import { reportText } from './report';
import { checksText, explanationText } from './vocabulary';

export const format: Format = {
  report: ({ measured: { report }, gates, file, part }, { words, page, all, isDrawn }) => {
    const text = reportText(report, words, { ...page, all, gem: isDrawn, file, part });
    const verdicts = gatesText(gates, words, report.rubricVersion, page);
    return verdicts === '' ? text : terminalTexts([text, terminalText(''), verdicts]);
  },
  comparison: ({ brands, comparison }, { words, page }) => {
    const reports = brands.map(({ report }) => report);
    return comparisonText({ reports, comparison }, words, page);
  },
  changes: ({ before, after, changes }, { words, page }) => changesText(before, after.report, changes, words, page),
  vocabulary: ({ id, explained }, { words, page }) =>
    id === null ? checksText(explained, words, page) : explanationText(id, explained, words, page),
  many: ({ summary }, { words, page }) => [manyText(summary, words, page)],
};
