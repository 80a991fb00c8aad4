/** Strings of the pages about messages that visitors see. */
import { createStrings } from '../platform/strings';

export const strings = createStrings(['errors', 'feedback', 'site', 'undo']);
