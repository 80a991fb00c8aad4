import type { MachineFacts } from '../facts/machines';
import { said } from './statements';

export const GOOD_MACHINES: MachineFacts = {
  text: { words: 240, start: said('Northwind ships tea by sea, slowly, and with great care for the leaves.', 'p') },
};
