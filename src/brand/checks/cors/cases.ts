import { answered, evidence, GOOD_PAGE } from '../../examples/evidence';
import { NO_ANSWER, sends } from '../../examples/trust';
import type { Case } from '../check';

const allows = (origin: string, credentials: string) =>
  evidence(
    answered('https-home', GOOD_PAGE, {
      headers: [
        ['access-control-allow-origin', origin],
        ['access-control-allow-credentials', credentials],
      ],
    }),
  );

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sends('access-control-allow-origin', ['*'])],
  ['pass', allows('https://elsewhere.example', 'true')],
  ['pass', allows('*', 'false')],
  ['contradicts', allows('*', 'true')],
  ['unread', NO_ANSWER],
];
