/** `POST /api/language`: remembers a language and leads back to the same page in it. */
import { z } from 'zod';
import { LANGUAGE_COOKIE } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { inLocale } from '../../site/routes';
import { seeOther } from '../platform/answers';
import { setCookie } from '../platform/cookies';
import type { Handler } from '../platform/endpoint';
import { returnAddress } from '../platform/return-address';

const schema = z.strictObject({
  to: z.enum(EVERY_LOCALE),
  /** Path of the page the choice was made on. Anything that is not a page of ours leads home. */
  back: z.string().max(LIMITS.pathCharacters).default(''),
});

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const languageHandler: Handler<z.output<typeof schema>> = {
  schema,
  respond({ fields: { to, back }, url, locales }) {
    if (!locales.includes(to)) return Promise.resolve({ code: 'invalid', fields: { to: 'not-a-choice' } });
    const cookie = setCookie(url, LANGUAGE_COOKIE, to, YEAR_SECONDS);
    return Promise.resolve(seeOther(inLocale(returnAddress(back, to, locales), to), [cookie]));
  },
};
