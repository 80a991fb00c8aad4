/** What may be sent to us: the one schema for JSON and both sorts of forms. */
import { z } from 'zod';
import { parseTypedUrl } from '../../brand/urls/typed-url';
import {
  addressRule,
  emailRule,
  MESSAGE_KINDS,
  messageRule,
  normalMessage,
  optionalMessageRule,
  pageRule,
  pathOf,
  type FieldRule,
} from '../../site/feedback';
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

/** A text that one of the form's rules applies to. */
const ruled = (rule: FieldRule) =>
  z.string().superRefine((typed, context) => {
    const code = rule(typed);
    if (code !== null) context.addIssue(code);
  });

const FIELDS = {
  email: optional(ruled(emailRule)),
  locale: optional(z.enum(EVERY_LOCALE)),
  /** Chosen by the client for one message, so that sending it again does not make a second message. */
  key: optional(z.uuid()),
  /** Hidden from people; only programs fill it in. */
  website: optional(z.string().max(LIMITS.pathCharacters)),
  /** Solution of a challenge, in ALTCHA's format; what is wrong with it costs trust and nothing else. */
  altcha: optional(z.string()),
  /** If no file was chosen, the browser sends an empty one. */
  screenshot: z.preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    z
      .file()
      .refine(({ size }) => size <= LIMITS.screenshotBytes, 'image-too-large')
      .optional(),
  ),
};

/**
 * Stored as a path, without what would open another message or a publisher's page. The page need not exist: a missing one
 * is worth a message.
 */
const PAGE = ruled(pageRule).transform((typed) => pathWithoutSecret(pathOf(typed.trim()) ?? ''));

export const submissionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...FIELDS,
    kind: z.enum(MESSAGE_KINDS).exclude(['notice']),
    message: ruled(messageRule).transform(normalMessage),
    page: optional(PAGE),
  }),
  z.strictObject({
    ...FIELDS,
    kind: z.literal('notice'),
    message: ruled(messageRule).transform(normalMessage),
    /** The published report. */
    page: PAGE,
  }),
  z.strictObject({
    ...FIELDS,
    kind: z.literal('exclusion'),
    message: ruled(optionalMessageRule).transform(normalMessage).default(''),
    /** The site to keep out, stored as its origin. */
    page: ruled(addressRule(siteOf)).transform((typed) => siteOf(typed.trim()) ?? ''),
  }),
]);

export type Submission = z.output<typeof submissionSchema>;
