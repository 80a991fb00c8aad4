import type { FieldCodes } from './check-feedback';

/** What is wrong with each field that someone can correct in the form. */
export interface FeedbackErrors {
  readonly kind?: 'required';
  readonly message?: 'required' | 'too-long';
  readonly email?: 'malformed';
  /** `site`: an exclusion names no site. */
  readonly page?: 'malformed' | 'site';
  readonly screenshot?: 'not-an-image' | 'image-too-large';
}

/** The form knows fewer reasons than the interface: what a form cannot send needs no words of its own. */
export function formErrors(codes: FieldCodes, kind: unknown): FeedbackErrors {
  const { kind: noKind, message, email, page, screenshot } = codes as Partial<FieldCodes>;
  return {
    ...(noKind && { kind: 'required' }),
    ...(message && { message: message === 'too-long' ? 'too-long' : 'required' }),
    ...(email && { email: 'malformed' }),
    ...(page && { page: kind === 'exclusion' ? 'site' : 'malformed' }),
    ...(screenshot && { screenshot: screenshot === 'image-too-large' ? 'image-too-large' : 'not-an-image' }),
  };
}
