import { body, head, NO_ANSWER } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['reported', head('<style>h1 { color: #777; background: white }</style>')],
  ['reported', body('<p style="color:#777;background-color:rgb(255,255,255)">Tea</p>')],
  ['reported', head('<style media="screen">h1 { color: #777; background: white }</style>')],
  ['reported', body('<p style="color:#777;background:white;background-image:none">Tea</p>')],
  ['reported', body('<p style="color:#777;background:url(a.png);background-color:white">Tea</p>')],
  ['none', evidence()],
  ['none', head('<style>h6 { color: #777; background: white }</style>')],
  ['unread', NO_ANSWER],
];
