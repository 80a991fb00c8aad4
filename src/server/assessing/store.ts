/** How assessing lies in storage. */
import { z } from 'zod';
import { Records } from '../platform/storage/record';

/** The operator's, set by hand. */
export const switches = new Records('switches/', z.unknown());
