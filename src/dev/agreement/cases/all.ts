import type { Case } from '../case';
import { ADDRESSES } from './addresses';
import { ENCODINGS } from './encodings';
import { MADE } from './made';
import { MARKUP } from './markup';
import { SHOWN } from './shown';
import { TRANSPORT } from './transport';

/** Every case, in the order in which it is tried. */
export const CASES: readonly Case[] = [...TRANSPORT, ...ENCODINGS, ...MARKUP, ...SHOWN, ...ADDRESSES, ...MADE];
