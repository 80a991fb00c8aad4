import { change, cut } from '../../examples/pages';
import { evidence } from '../../examples/evidence';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['several', change('<meta charset="utf-8">', '<meta charset="utf-8"><title>Menu</title>')],
  ['none', change(/<title>.*<\/title>/, '')],
  ['unread', cut('<!doctype html><title>Tea</title>')],
];
