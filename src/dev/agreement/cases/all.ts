import type { Case } from '../case';
import { ENCODINGS } from './encodings';
import { MARKUP } from './markup';
import { TRANSPORT } from './transport';

/** Every case, in the order in which it is tried. */
export const CASES: readonly Case[] = [...TRANSPORT, ...ENCODINGS, ...MARKUP];
