/** What is wrong with a configuration, in words. */
import { DIMENSION_IDS } from '../brand/report/report';
import { translator } from '../components/strings';
import type { ConfigProblem } from './config';
import { KNOWN_IDS } from './vocabulary';
import type { Words } from './measured';
import { nearest } from './nearest';
import { safeText } from '../encoding/terminal';

const KEYS = [
  '$schema',
  'accepted',
  'addresses',
  'cause',
  'failOn',
  'gates',
  'min',
  'minScore',
  'notWorseThan',
  'reason',
  'site',
  'until',
];

/** @param path of the file, safe to show */
export function configProblemText({ locale, strings }: Words, path: string, problem: ConfigProblem): string {
  const t = translator(strings, locale, 'cli');
  switch (problem.code) {
    case 'not-json':
      return t('config.not-json', { path, cause: safeText(problem.cause) });
    case 'twice':
      return t('config.twice', { path, id: problem.id });
    case 'wrong': {
      const { place, flaw, given } = problem;
      const title = translator(strings, locale, 'errors')(`${flaw}.title`);
      const known = flaw === 'unknown-key' ? [...KEYS, ...DIMENSION_IDS] : KNOWN_IDS;
      const near = given === '' || (flaw !== 'unknown-key' && flaw !== 'not-a-choice') ? null : nearest(given, known);
      const said = [`${title}.`, ...(near === null ? [] : [t('problem.nearest', { word: near })])].join(' ');
      return t('config.wrong', { path, place: safeText(place) || '.', problem: said });
    }
  }
}
