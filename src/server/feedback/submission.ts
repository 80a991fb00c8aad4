/** What may be sent to us: the one schema for JSON and both sorts of forms. */
import { z } from 'zod';
import { parseTypedUrl } from '../../brand/typed-url';
import { EMAIL_PATTERN, FEEDBACK_KINDS, normalMessage, pathOf } from '../../components/feedback/check-feedback';
import { pathWithoutSecret } from '../../site/feedback-link';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

/** A field left empty in a form is a field left out. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/** The origin of a site that may be assessed; null for anything else. */
function siteOf(url: string): string | null {
  const parsed = parseTypedUrl(url);
  return parsed.ok ? parsed.origin : null;
}

const address = z.string().trim().max(LIMITS.pathCharacters);

/**
 * Forms send line breaks as CR LF where the field that limits their length counts one character (HTML, "constructing
 * the entry list" and "API value"); as one they are kept.
 */
const message = z.string().transform(normalMessage).pipe(z.string().max(LIMITS.messageCharacters));

const FIELDS = {
  email: optional(z.email({ pattern: EMAIL_PATTERN }).max(LIMITS.emailCharacters)),
  locale: optional(z.enum(EVERY_LOCALE)),
  /** Chosen by the client for one message, so that sending it again is no second message. */
  key: optional(z.uuid()),
  /** Hidden from people; only programs fill it in. */
  website: optional(z.string().max(LIMITS.pathCharacters)),
  /** Solution of a challenge, in ALTCHA's format; what is wrong with it costs trust and nothing else. */
  altcha: optional(z.string()),
  /** A browser sends an empty file where none was chosen. */
  screenshot: z.preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    z
      .file()
      .refine(({ size }) => size <= LIMITS.screenshotBytes, 'image-too-large')
      .optional(),
  ),
};

export const submissionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...FIELDS,
    kind: z.enum(FEEDBACK_KINDS).exclude(['exclusion']),
    message: message.pipe(z.string().min(1)),
    /**
     * Stored as a path, without what would open another message. The page need not exist: a missing one is worth a
     * message.
     */
    page: optional(
      address
        .refine((typed) => pathOf(typed) !== null, 'malformed')
        .transform((typed) => pathWithoutSecret(pathOf(typed) ?? '')),
    ),
  }),
  z.strictObject({
    ...FIELDS,
    kind: z.literal('exclusion'),
    message: message.default(''),
    /** The site to keep out, stored as its origin. */
    page: address.refine((typed) => siteOf(typed) !== null, 'malformed').transform((typed) => siteOf(typed) ?? ''),
  }),
]);

export type Submission = z.output<typeof submissionSchema>;
