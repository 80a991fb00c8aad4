/**
 * Keeps what was read of other sites' pictures for ten minutes. Brands that use the same picture from one server, such
 * as a CDN, share the request for it. So none of them loses its picture because the server may get no more requests.
 *
 * We keep the facts that evidence has about a picture on another site, and its small copy, but nothing of a file. They
 * are stored under the ten minutes in which they were made, next to the results (`assessments.ts`), and deleted with
 * them. This costs one or two reads of storage for each picture on another site, and one write for each that was
 * requested.
 */
import { z } from 'zod';
import {
  IMAGE_TYPES,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
  type RequestId,
} from '../../brand/evidence/evidence';
import {
  MISSING_REASONS,
  parseSitePictures,
  type PictureName,
  type SitePictures,
} from '../../brand/evidence/site-pictures';
import { isExcluded, siteOf } from '../fetching/vetting';
import type { Drawn, Services } from '../platform/services';
import { PICTURE_REQUESTS } from './gathered-pictures';
import { hashed } from './host-leases';
import { SPAN_MS, spanName } from './result-spans';
import { leftBehind } from './store';

/** What drawing a file comes to, however long it took: that it was late says nothing about the next time. */
const FINAL_REASONS = MISSING_REASONS.filter((reason) => reason !== 'too-slow');

const answerSchema = z.object({
  finalUrl: z.url(),
  redirects: z.array(z.object({ url: z.url(), status: z.number(), location: z.string() })),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  ms: z.object({ firstByte: z.number(), total: z.number() }),
  body: z.object({
    kind: z.literal('image'),
    type: z.enum(IMAGE_TYPES),
    width: z.number().nullable(),
    height: z.number().nullable(),
    bytes: z.number().nullable(),
  }),
});

const keptSchema = z.object({
  /** When it was read, ms since 1970. */
  at: z.number(),
  answer: answerSchema,
  /** The small copy as it is sent, or why there is none. */
  picture: z.union([z.object({ shown: z.string() }), z.object({ missing: z.enum(FINAL_REASONS) })]),
});

/** A picture that another assessment has read. */
export interface KeptPicture {
  readonly answer: AnsweredRequest;
  readonly drawn: Drawn;
}

type KeptServices = Pick<Services, 'storage' | 'now' | 'report' | 'environment' | 'deployId'>;

const nameOf = (id: RequestId) =>
  (Object.keys(PICTURE_REQUESTS) as PictureName[]).find((name) => PICTURE_REQUESTS[name] === id);

export class KeptPictures {
  /** Those that were found: they are not written again. */
  readonly #found = new Set<RequestId>();

  constructor(private readonly services: KeptServices) {}

  /**
   * What is kept of pictures; where storage fails, they are asked for.
   *
   * @param urls of pictures on other sites, by their ids
   */
  async find(urls: ReadonlyMap<RequestId, URL>): Promise<ReadonlyMap<RequestId, KeptPicture>> {
    const found = await Promise.all(
      [...urls].map(async ([id, url]) => {
        const kept = await this.#read(id, url).catch((error: unknown) => {
          this.services.report(error);
          return null;
        });
        return kept === null ? [] : [[id, kept] as const];
      }),
    );
    for (const [id] of found.flat()) this.#found.add(id);
    return new Map(found.flat());
  }

  /**
   * Keeps what was read of other sites' pictures.
   *
   * @param own sites whose pictures are not others'
   * @throws StorageError; then some are missing
   */
  async keep(
    { requests }: Pick<Evidence, 'requests'>,
    pictures: SitePictures,
    own: ReadonlySet<string>,
  ): Promise<void> {
    await Promise.all(requests.map((request) => this.#write(request, pictures, own)));
  }

  #name(id: RequestId, url: string, time: number): string {
    return spanName(time, hashed(`${this.services.deployId} picture ${id} ${url}`));
  }

  async #read(id: RequestId, url: URL): Promise<KeptPicture | null> {
    const { storage, now, environment } = this.services;
    const time = now().getTime();
    const found =
      (await leftBehind.value(storage, this.#name(id, url.href, time))) ??
      (await leftBehind.value(storage, this.#name(id, url.href, time - SPAN_MS)));
    const kept = keptSchema.safeParse(found).data;
    if (kept === undefined || kept.at + SPAN_MS <= time) return null;
    const { answer, picture } = kept;
    // Who asks us to stay away may have done so since.
    const hops = [...answer.redirects.map((hop) => hop.url), answer.finalUrl];
    if (hops.some((hop) => isExcluded(new URL(hop).hostname, environment.excludedSites))) return null;
    const drawn = drawnOf(id, picture);
    return drawn && { answer: { state: 'answered', id, url: url.href, ...answer }, drawn };
  }

  async #write(request: EvidenceRequest, pictures: SitePictures, own: ReadonlySet<string>): Promise<void> {
    const name = nameOf(request.id);
    if (name === undefined || request.state !== 'answered' || this.#found.has(request.id)) return;
    const { id, url, finalUrl, redirects, status, headers, ms, body } = request;
    const isOthers = [url, finalUrl].every((each) => !own.has(siteOf(new URL(each))));
    const shown = pictures[name];
    const missing = FINAL_REASONS.find((reason) => reason === pictures.missing?.[name]);
    const picture = shown === undefined ? missing && { missing } : { shown };
    if (!isOthers || body?.kind !== 'image' || picture === undefined) return;
    const at = this.services.now().getTime();
    const answer = { finalUrl, redirects, status, headers, ms, body };
    await leftBehind.put(this.services.storage, this.#name(id, url, at), { at, answer, picture });
  }
}

/** A kept copy in the form of a drawn one; null if it may not be shown. */
function drawnOf(id: RequestId, picture: z.output<typeof keptSchema>['picture']): Drawn | null {
  if ('missing' in picture) return picture;
  const name = nameOf(id);
  const shown = name && parseSitePictures({ [name]: picture.shown })[name];
  return shown === undefined ? null : { webp: Buffer.from(shown.slice(shown.indexOf(',') + 1), 'base64') };
}
