/** What sites send that the cases of several checks of this dimension (`machines`) begin with. */
import { answered, evidence } from './evidence';
import { change, JSON_LD } from './pages';

export const robots = (text: string) => evidence(answered('robots', text));

export const data = (...blocks: readonly string[]) =>
  change(JSON_LD, blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join(''));

export const block = (agents: readonly string[]) =>
  `User-agent: *\nAllow: /\n\n${agents.map((agent) => `User-agent: ${agent}`).join('\n')}\nDisallow: /`;

export const SHELL = '<!doctype html><title>Northwind</title><div id=root></div>';

export const WEBSITE = '{"@type": "WebSite", "name": "Northwind"}';
