import { evidence, page } from '../../examples/evidence';
import { change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

const TITLE = /<title>.*<\/title>/;

/** The good page with a placeholder as its title. */
const templated = edited(TITLE, '<title>{{ page.title }}</title>');

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['some', change(/(og:description" content=")[^"]*/, '$1{{ page.description }}')],
  ['title', page(templated)],
  ['raw', page(templated.replace('<h1>Tea by sea</h1>', '<h1>{{ page.title }}</h1>'))],
  ['some', change(/(og:title" content=")[^"]*/, '$1null')],
  ['some', change(/(og:title" content=")[^"]*/, '$1og:title')],
  ['some', change(/(name="description" content=")[^"]*/, '$1%%excerpt%%')],
  ['some', change('"name": "Northwind GmbH"', '"name": "publisher"')],
  ['title', change(TITLE, '<title>undefined</title>')],
  // In a sentence these are words.
  ['pass', change(/(name="description" content=")[^"]*/, '$1What null means, {curly} brackets and $5 {each}')],
  ['unread', cut('<!doctype html><title>Tea</title>')],
  ['title', cut('<!doctype html><title>{{ title }}</title>')],
];
