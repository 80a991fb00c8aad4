/** `content:check`: the check of the build, by itself. */
import { checkContent } from '../check/check';
import { checkStrings } from '../check/check-strings';
import { formatProblems } from '../model/problem';
import { fixContent } from './fix';
import { counted, type Outcome } from './outcome';

/** @param fix whether to mend first what can be meant in one way only */
export function check(root: string, fix: boolean): Outcome {
  const fixed = fix ? fixContent(root) : [];
  const { problems: inContent, files, outdated } = checkContent(root);
  const problems = [...checkStrings(root), ...inContent];
  const changes = !fix
    ? []
    : fixed.length === 0
      ? ['Nothing to mend.']
      : [`Mended ${counted(fixed.length, 'place')}:`, ...fixed.map((line) => `  ${line}`)];
  const behind = `${counted(outdated.size, 'translation')} ${outdated.size === 1 ? 'lies' : 'lie'} behind: npm run content:status`;
  const result =
    problems.length > 0
      ? [formatProblems(problems).trimEnd()]
      : [`No problem in ${counted(files.length, 'content file')}.`, ...(outdated.size > 0 ? [behind] : [])];
  return {
    text: [...changes, ...(changes.length > 0 ? [''] : []), ...result].join('\n'),
    exitCode: problems.length > 0 ? 1 : 0,
  };
}
