import { logo } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', logo('<a href="/"><svg role="img"><title>Northwind</title><path d="M0 0"/></svg></a>')],
  ['pass', logo('<a href="https://www.northwind.example/" aria-label="Northwind"><svg></svg></a>')],
  ['pass', logo('<a href="/"><img src="/logo.svg" alt=""> Northwind</a>')],
  ['file-name', logo('<a href="/"><img src="/img/logo.svg" alt="logo.svg"></a>')],
  ['file-name', logo('<a href="/"><img src="/img/nw-logo.svg?v=2" alt="nw-logo"></a>')],
  ['file-name', logo('<a href="/"><img src="/th%C3%A9_noir.svg" alt="thé_noir"></a>')],
  // A link to a place in the page does not lead home.
  ['pass', logo('<a href="#top"><img src="/up.svg" alt=""></a><a href="/"><img alt="Northwind"></a>')],
  ['empty', logo('<a href="/"><img src="/logo.svg" alt=""></a>')],
  ['empty', logo('<a href="/"><svg><use href="#logo"/></svg></a>')],
  ['empty', logo('<a href="/"><img alt="Northwind"></a><a href="/" class="navbar-brand"><img src="/m.svg"></a>')],
  // Some browsers read out the title of what a drawing is made of.
  ['none', logo('<svg><symbol id="l"><title>N</title></symbol></svg><a href="/"><svg><use href="#l"/></svg></a>')],
  ['none', logo('<a href="/">Northwind</a>')],
  ['none', logo('<a href="/" hidden><img src="/logo.svg" alt=""></a>')],
  ['unread', cut(BLANK)],
];
