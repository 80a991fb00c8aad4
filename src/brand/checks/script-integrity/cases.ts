import { evidence } from '../../examples/evidence';
import { NO_ANSWER, withBody } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['none', evidence()],
  ['none', withBody('<script src="/a.js"></script><script src="//www.northwind.example/a.js"></script>')],
  ['none', withBody('<script type="text/template" src="https://elsewhere.example/a"></script>')],
  ['all', withBody('<script src="https://elsewhere.example/a.js" integrity="sha384-a"></script>')],
  ['reported', withBody('<link rel=stylesheet href="https://elsewhere.example/a.css" integrity>')],
  ['reported', withBody('<script type=module src="//elsewhere.example/a.js"></script>')],
  ['unread', NO_ANSWER],
];
