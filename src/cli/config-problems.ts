/** What is wrong with a configuration, in words. */
import { formatList } from '../components/format';
import { translator } from '../components/strings';
import type { ConfigProblem } from './config';
import type { Words } from './measured';
import { nearest } from '../brand/naming/nearest';
import { safeText } from '../encoding/terminal';

function sentence({ locale, strings }: Words, path: string, problem: ConfigProblem): string {
  const t = translator(strings, locale, 'cli');
  switch (problem.code) {
    case 'not-json':
      return t('config.not-json', { path, cause: safeText(problem.cause) });
    case 'twice':
      return t('config.twice', { path, id: problem.id });
    case 'wrong': {
      const { place, flaw, given, known } = problem;
      const title = translator(strings, locale, 'errors')(`${flaw}.title`);
      const near = given === '' ? null : nearest(given, known);
      const said = [
        `${title}.`,
        ...(near === null ? [] : [t('problem.nearest', { word: near })]),
        ...(flaw === 'unknown-key' ? [t('config.keys', { keys: formatList(locale, known) })] : []),
      ].join(' ');
      return t('config.wrong', { path, place: safeText(place) || '.', problem: said });
    }
  }
}

/** A line for each problem. @param path of the file, safe to show */
export function configProblemsText(words: Words, path: string, problems: readonly ConfigProblem[]): string {
  return problems.map((problem) => sentence(words, path, problem)).join('\n');
}
