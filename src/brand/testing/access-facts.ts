import type { AccessFacts } from '../facts/access';
import { said } from './statements';

export const GOOD_ACCESS: AccessFacts = {
  viewports: [said('width=device-width, initial-scale=1', 'meta:viewport')],
  imageNames: { count: 4, lacking: 0, examples: [] },
  altFileNames: { count: 3, lacking: 0, examples: [] },
  homeLogo: { ...said('Northwind', 'home-link'), file: 'logo.svg' },
  linkNames: { count: 9, lacking: 0, examples: [] },
  linkTexts: { count: 7, lacking: 0, examples: [] },
  controlNames: { count: 2, lacking: 0, examples: [] },
  refresh: null,
  declaredEncoding: { from: 'meta', name: 'utf-8', declared: said('utf-8', 'meta:charset') },
  doctype: { mode: 'standards', declared: said('<!doctype html>', 'doctype') },
  colours: { count: 0, lowest: [] },
};
