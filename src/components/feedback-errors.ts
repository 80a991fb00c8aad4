import { SCREENSHOT_BYTES_SHOWN, SCREENSHOT_MEGAPIXELS, type FieldCodes, type ScreenshotCode } from '../site/feedback';
import { LIMITS } from '../site/limits';
import { useByteSize } from './byte-size';
import { formatNumber } from './format';
import { useLocale, useStrings } from './strings';

/** What is wrong with each field that someone can correct in the form. */
export interface FeedbackErrors {
  readonly kind?: 'required';
  readonly message?: 'required' | 'too-long';
  readonly email?: 'malformed';
  /** `site`: an exclusion names no site. `report`: a notice names no published report. */
  readonly page?: 'malformed' | 'site' | 'report';
  readonly screenshot?: NonNullable<ScreenshotCode>;
}

/** The form knows fewer reasons than the interface: what a form cannot send needs no words of its own. */
export function formErrors(codes: FieldCodes, kind: unknown): FeedbackErrors {
  const { kind: noKind, message, email, page, screenshot } = codes as Partial<FieldCodes>;
  return {
    ...(noKind && { kind: 'required' }),
    ...(message && { message: message === 'too-long' ? 'too-long' : 'required' }),
    ...(email && { email: 'malformed' }),
    ...(page && { page: kind === 'exclusion' ? 'site' : kind === 'notice' ? 'report' : 'malformed' }),
    ...(screenshot && { screenshot: screenshot === 'image-too-large' ? 'image-too-large' : 'not-an-image' }),
  };
}

export type ErrorMessages = { readonly [Field in keyof FeedbackErrors]: string };

/** Gives the sentence for each field that has an error, in the order of the form. */
export function useErrorMessages(): (errors: FeedbackErrors) => ErrorMessages {
  const t = useStrings('feedback');
  const max = formatNumber(useLocale(), LIMITS.messageCharacters);
  const size = useByteSize()(SCREENSHOT_BYTES_SHOWN);
  const megapixels = formatNumber(useLocale(), SCREENSHOT_MEGAPIXELS);
  return (errors) => ({
    ...(errors.kind && { kind: t(`errors.kind.${errors.kind}`) }),
    ...(errors.message && { message: t(`errors.message.${errors.message}`, { max }) }),
    ...(errors.email && { email: t(`errors.email.${errors.email}`) }),
    ...(errors.page && { page: t(`errors.page.${errors.page}`) }),
    ...(errors.screenshot && { screenshot: t(`screenshot.${errors.screenshot}`, { size, megapixels }) }),
  });
}

/** The errors for a summary above the fields, whose ids begin with the form's name. */
export function summaryOf(form: 'feedback' | 'exclusion', messages: ErrorMessages) {
  return Object.entries(messages).map(([field, message]) => ({ href: `#${form}-${field}`, message }));
}
