/** What commands measure with, handed in so that tests measure recorded evidence instead of the network. */
import type { RequestId } from '../brand/evidence';
import type { Measured } from './measured';

export interface RequestProgress {
  readonly id: RequestId;
  readonly state: 'started' | 'answered' | 'failed' | 'skipped';
  readonly ms: number;
}

export interface MeasureOptions {
  readonly local: boolean;
  readonly preview: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Variables such as HTTPS_PROXY and NODE_EXTRA_CA_CERTS. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onRequest: (progress: RequestProgress) => void;
}

export type MeasureResult =
  | { readonly ok: true; readonly measured: Measured }
  /** `code` is of errors.json. */
  | { readonly ok: false; readonly code: string };

export interface Tools {
  readonly measure: (address: string, options: MeasureOptions) => Promise<MeasureResult>;
  /** @param url the page's address; null where none is known */
  readonly measurePage: (html: Uint8Array, url: string | null) => Measured | Promise<Measured>;
}
