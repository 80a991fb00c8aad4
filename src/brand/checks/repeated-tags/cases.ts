import { evidence } from '../../examples/evidence';
import { change, cut } from '../../examples/pages';
import type { Case } from '../check';

const also = (...tags: readonly string[]) => change('<meta charset="utf-8">', `<meta charset="utf-8">${tags.join('')}`);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['one', also('<meta property="og:title" content="Tea by sea">')],
  ['several', also('<meta property="og:title" content="Tea">', '<meta name="twitter:card" content="summary">')],
  ['one', also('<meta name="description" content="Tea.">')],
  ['pass', also('<meta property="og:title" content=" Northwind ">')],
  // Several images are a choice, other languages are alternatives.
  ['pass', also('<meta property="og:image" content="https://northwind.example/other.png">')],
  ['unread', cut('<!doctype html><meta property="og:title" content="Tea">')],
];
