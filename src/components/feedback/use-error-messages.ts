import { LIMITS } from '../../site/limits';
import { numberFormat } from '../formatters';
import { useLocale, useStrings } from '../strings';
import { useByteSize } from './byte-size';
import type { FeedbackErrors } from './form-errors';
import { SCREENSHOT_BYTES_SHOWN } from './screenshot';

type ErrorMessages = { readonly [Field in keyof FeedbackErrors]: string };

/** Gives the sentence for each field that has an error, in the order of the form. */
export function useErrorMessages(): (errors: FeedbackErrors) => ErrorMessages {
  const t = useStrings('feedback');
  const max = numberFormat(useLocale()).format(LIMITS.messageCharacters);
  const size = useByteSize()(SCREENSHOT_BYTES_SHOWN);
  return (errors) => ({
    ...(errors.kind && { kind: t(`errors.kind.${errors.kind}`) }),
    ...(errors.message && { message: t(`errors.message.${errors.message}`, { max }) }),
    ...(errors.email && { email: t(`errors.email.${errors.email}`) }),
    ...(errors.page && { page: t(`errors.page.${errors.page}`) }),
    ...(errors.screenshot && { screenshot: t(`screenshot.${errors.screenshot}`, { size }) }),
  });
}
