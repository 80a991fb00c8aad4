/**
 * Generated locales: made from the default locale's texts in every build but production's, so that reviewers and tests
 * see what does not fit, what is not translated and what runs in the wrong direction. Browser code must not import this
 * file: no byte of a production build names them.
 */
import type { Environment } from './environment';
import { LOCALES, type Locale } from './locales';
import { PSEUDO_LOCALES } from './pseudo-locale-tags';

/** Every locale any build may have: what a value is read as before it is asked whether this build has it. */
export const EVERY_LOCALE = [...LOCALES, ...PSEUDO_LOCALES] as const;

/** The locales a build has pages in. */
export function localesIn({ context, leaveOut }: Pick<Environment, 'context' | 'leaveOut'>): readonly Locale[] {
  return context === 'production' || leaveOut.includes('pseudo-locales') ? LOCALES : EVERY_LOCALE;
}
