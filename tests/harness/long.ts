import { test } from '@playwright/test';
import { ALL } from './breadth';

/** A test of `npm run test:all` alone: slow, of what rarely changes or another test would notice, too. */
export const long = ALL ? test : test.skip;
