import { body, logo } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', body('<img src="/t-shirt.png" alt="t-shirt"><img src="/Coca-Cola.jpg" alt="Coca-Cola">')],
  ['pass', body('<img src="/IMG_2041.jpg" alt="">')],
  // The logo's name is judged by another check.
  ['pass', logo('<a href="/"><img src="/img/logo.svg" alt="logo.svg"></a>')],
  ['most', body(`<img alt="IMG_2041">${'<img alt="Tea">'.repeat(9)}`)],
  ['many', body('<img src="/a/tea_garden-2.jpg?w=2" alt="tea_garden-2">')],
  ['many', body('<img src="/x.jpg" alt="DSC00042">')],
  ['many', body('<img src="/x.jpg" alt="Image"><img src="/y.jpg" alt="صورة">')],
  ['many', body('<img src="/x" alt="Get more likes (2).png">')],
  ['pass', body('<img src="/x.jpg" alt="Image of the harbour">')],
  // A label around an image is read out instead, and what a class hides may not be.
  ['pass', body('<a href="/tea" aria-label="Tea"><img src="/x.jpg" alt="image"></a>')],
  ['pass', body('<div class="d-none"><img src="/x.jpg" alt="image"></div>')],
  ['unread', cut(BLANK)],
];
