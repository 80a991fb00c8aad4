/** What commands measure with, injected so that tests measure recorded evidence instead of the network. */
import type { Measured } from './measured';
import type { ManyOptions, ManyResult } from './many/measure-many';
import type { MeasureOptions, MeasureResult } from './measuring/measure';

export interface Tools {
  /** @throws the signal's reason if it was aborted */
  readonly measure: (address: string, options: MeasureOptions) => Promise<MeasureResult>;
  readonly measureMany: (options: ManyOptions) => Promise<ManyResult>;
  /** @param url the page's address; null if none is known */
  readonly measurePage: (html: Uint8Array, url: string | null) => Promise<Measured>;
}
