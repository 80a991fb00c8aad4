/** What is wrong with content, shown in the page that a writer looks at: in the overlay that Gatsby's client has for errors. */
import { createRequire } from 'node:module';
import { CONTENT_PROBLEMS } from '../../site/content-problems';
import { formatProblems, type Problem } from '../model/problem';

/** As far as it is used of Gatsby's connection to its clients. */
interface WebsocketManager {
  /** Tells all clients, including later ones; null: the error of this name is gone. */
  readonly emitError: (id: string, message: object | null) => void;
}

/** Whether Gatsby serves with hot reload. */
export const isDeveloping = () => process.env['gatsby_executing_command'] === 'develop';

/** Letters of a line that the overlay shows without scrolling. */
const WIDTH = 64;

/** Broken between words, each further line indented as its first is: the overlay breaks no lines. */
function wrapped(text: string): string {
  const lines = text.split('\n').flatMap((line) => {
    const indent = ' '.repeat(line.length - line.trimStart().length);
    const [first = '', ...words] = line.trimStart().split(' ');
    const broken = [indent + first];
    for (const word of words) {
      const last = broken.at(-1) ?? '';
      if (last.length + word.length < WIDTH) broken[broken.length - 1] = `${last} ${word}`;
      else broken.push(indent + word);
    }
    return broken;
  });
  return lines.join('\n');
}

/** Shows problems in all open pages, or clears them if the list is empty. During a build no page is open. */
export function showProblems(problems: readonly Problem[]): void {
  if (!isDeveloping()) return;
  const { websocketManager } = createRequire(__filename)('gatsby/dist/utils/websocket-manager') as {
    readonly websocketManager: WebsocketManager;
  };
  const [first] = problems;
  if (first === undefined) {
    websocketManager.emitError(CONTENT_PROBLEMS, null);
    return;
  }
  const { file, line = 1, message } = first;
  websocketManager.emitError(CONTENT_PROBLEMS, {
    // As the client's list of errors has them, which shows this one if its other overlay is closed.
    error: { message },
    level: 'ERROR',
    code: 'content',
    filePath: file,
    location: { start: { line } },
    text: formatProblems(problems),
    // What the overlay begins with: a file and its line.
    shown: `${file} (${line},1)\n${wrapped(formatProblems(problems))}`,
  });
}
