import type { Translate } from '../string-keys';

/** Whether what is stated contradicts itself, in a sentence. */
export function agreementText(t: Translate<'report'>, stated: readonly { readonly odd: boolean }[]): string {
  return t(stated.some(({ odd }) => odd) ? 'assistants.contradicts' : 'assistants.agrees');
}
