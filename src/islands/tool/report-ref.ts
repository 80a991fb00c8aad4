import type { ExampleId } from '../../site/examples';
import type { AssessmentResult } from './result';
import type { Part, Source } from './state';

/** Where a report comes from that is not measured at an address. `open-ref.ts` is the one way to open it. */
export type ReportRef =
  /** Made in this browser from what was pasted. @see checkPasted */
  | { readonly kind: 'html'; readonly html: string; readonly address: string }
  | { readonly kind: 'example'; readonly id: ExampleId }
  | { readonly kind: 'file'; readonly file: File }
  /** In a URL's fragment: one, or those of a comparison. */
  | { readonly kind: 'link'; readonly fragment: string }
  /** In an account. */
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'published'; readonly id: string }
  /** Handed over by a report's page of this tab. */
  | { readonly kind: 'report'; readonly result: AssessmentResult }
  /** Put aside in this tab while the user signed in. */
  | { readonly kind: 'aside' };

/** What a column that is opened from it says about itself. */
export function columnOf(ref: ReportRef): { readonly source: Source; readonly name: string } {
  const name = ref.kind === 'html' ? ref.address : ref.kind === 'example' ? ref.id : '';
  return { source: ref.kind, name };
}

/** The part of the page that says why it cannot be opened. */
export function partOf({ kind }: ReportRef): Part {
  if (kind === 'file') return 'files';
  return kind === 'html' || kind === 'saved' || kind === 'published' ? kind : 'link';
}
