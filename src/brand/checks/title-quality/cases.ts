import { evidence, innerPage } from '../../examples/evidence';
import { change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  // An SVG's title is not the page's title.
  ['pass', change('<h1>', '<svg><title>Ship</title></svg><h1>')],
  ['several', change('<meta charset="utf-8">', '<title>Tea</title>')],
  ['repeated', change('tea by sea', 'cheap cheap cheap')],
  ['escaped', change('tea by sea', 'tea &amp;#38; sea')],
  ['name-only', innerPage(edited(/<title>.*<\/title>/, '<title>Northwind</title>'))],
  ['pass', change(/<title>.*<\/title>/, '<title>Northwind</title>')],
  ['generic', innerPage(edited(/<title>.*<\/title>/, '<title>880139124791</title>'))],
  ['trailing', change('Northwind: tea by sea', 'Northwind – ')],
  ['trailing', change('Northwind: tea by sea', 'Tea by sea |')],
  ['twice', change('Northwind: tea by sea', 'Northwind | Tea by sea | Northwind')],
  ['missing', change(/<title>.*<\/title>/, '')],
  ['missing', change(/<title>.*<\/title>/, '<title> \n </title>')],
  ['missing', change(/<title>.*<\/title>/, '<title>&ZeroWidthSpace;&rlm;</title>')],
  ['generic', change(/<title>.*<\/title>/, '<title>Home</title>')],
  ['unread', cut('<!doctype html><meta charset=utf-8>')],
  ['unread', cut('<!doctype html><meta charset=utf-8><title>')],
];
