import { REQUEST_IDS, type EvidenceRequest, type RequestId, type SkipReason } from '../../../brand/evidence/evidence';
import type { ProgressState } from '../../../brand/evidence/progress';

/** What is reported while evidence is gathered. */
export interface RequestProgress {
  readonly id: RequestId;
  readonly state: ProgressState;
  /** Milliseconds the request itself took; 0 if it has only started or was not made. */
  readonly ms: number;
}

/** The requests of one assessment as they are settled, reported to the listener. */
export class Journal {
  readonly #entries = new Map<RequestId, EvidenceRequest>();

  constructor(private readonly onRequest: (progress: RequestProgress) => void) {}

  start(id: RequestId): void {
    this.onRequest({ id, state: 'started', ms: 0 });
  }

  /** Files a request under its id, in place of what stood there. */
  file(entry: EvidenceRequest): EvidenceRequest {
    this.#entries.set(entry.id, entry);
    this.onRequest({ id: entry.id, state: entry.state, ms: entry.state === 'skipped' ? 0 : entry.ms.total });
    return entry;
  }

  skip(id: RequestId, reason: SkipReason): EvidenceRequest {
    return this.file({ state: 'skipped', id, reason });
  }

  /** Skips every request that nothing is filed for. */
  skipRest(reason: SkipReason): void {
    for (const id of REQUEST_IDS) if (!this.#entries.has(id)) this.skip(id, reason);
  }

  /** What is filed under an id. */
  entry(id: RequestId): EvidenceRequest | undefined {
    return this.#entries.get(id);
  }

  /** The text recorded under an id; null if there is none. */
  textOf(id: RequestId): string | null {
    const request = this.entry(id);
    return request?.state === 'answered' && request.body?.kind === 'text' ? request.body.text : null;
  }

  /** What is filed, in the order requests are shown. */
  get requests(): readonly EvidenceRequest[] {
    return REQUEST_IDS.flatMap((id) => this.#entries.get(id) ?? []);
  }
}
