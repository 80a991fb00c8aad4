import type { AccessFacts } from '../facts/access';
import { said } from './statements';

export const GOOD_ACCESS: AccessFacts = {
  viewports: [said('width=device-width, initial-scale=1', 'meta:viewport')],
};
