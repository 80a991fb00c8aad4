import { startsAsHtml } from './html-start';

it.each([
  ['\ufeff\n<!DOCTYPE html><p>', true],
  ['<?xml version="1.0"?><!DOCTYPE html><html>', true],
  ['<!-- a --><!-- b --> <HTML lang=en>', true],
  ['<div class=a>', true],
  ['<meta charset=utf-8>', true],
  ['<?xml version="1.0"?><urlset>', false],
  ['<!-- generated --><urlset>', false],
  ['<article>', false],
  ['User-agent: *', false],
  ['', false],
  [`<!-- ${'x'.repeat(1_000_000)}`, false],
])('begins as HTML: %.40s: %s', (text, expected) => {
  expect(startsAsHtml(text)).toBe(expected);
});
