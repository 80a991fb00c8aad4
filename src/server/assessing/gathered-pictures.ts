/** The pictures of one assessment: redrawn as their files arrive, while everything else is still being requested. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, ImageBody, RequestId } from '../../brand/evidence/evidence';
import {
  PICTURE_NAMES,
  pictureUrl,
  type MissingReason,
  type PictureName,
  type SitePictures,
} from '../../brand/evidence/site-pictures';
import { LIMITS } from '../../site/limits';
import type { Services, Drawn } from '../platform/services';
import type { ImageFile } from '../fetching/body';

export const PICTURE_REQUESTS = {
  previewImage: 'preview-image',
  icon: 'icon',
  logo: 'logo',
} as const satisfies Record<PictureName, RequestId>;

const LATE: Drawn = { missing: 'too-slow' };

export class GatheredPictures {
  readonly #drawn = new Map<PictureName, Promise<Drawn>>();

  /** @param wait for tests; production waits for the given milliseconds, or until the signal */
  constructor(
    private readonly services: Pick<Services, 'pictureDrawer' | 'report'>,
    private readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown> = (milliseconds, signal) =>
      pause(milliseconds, undefined, { signal }),
  ) {}

  /** Takes an image as it comes, and begins to draw it. */
  add(id: RequestId, { type }: ImageBody, image: ImageFile): void {
    const name = PICTURE_NAMES.find((each) => PICTURE_REQUESTS[each] === id);
    if (name !== undefined)
      this.#drawn.set(name, 'file' in image ? this.#draw(image.file, type, name) : Promise.resolve(image));
  }

  /** Takes an image that was drawn before. */
  addDrawn(id: RequestId, drawn: Drawn): void {
    const name = PICTURE_NAMES.find((each) => PICTURE_REQUESTS[each] === id);
    if (name !== undefined) this.#drawn.set(name, Promise.resolve(drawn));
  }

  /**
   * The pictures of what is among the evidence: a site that was given up on has none. What is not drawn within
   * `LIMITS.picturesSeconds` from now is missing.
   */
  async of({ requests }: Evidence): Promise<SitePictures> {
    const isThere = (name: PictureName) =>
      requests.some(
        (one) => one.id === PICTURE_REQUESTS[name] && one.state === 'answered' && one.body?.kind === 'image',
      );
    const end = new AbortController();
    const late = this.wait(LIMITS.picturesSeconds * 1000, end.signal).then(
      () => LATE,
      () => LATE,
    );
    const drawn = await Promise.all(
      [...this.#drawn]
        .filter(([name]) => isThere(name))
        .map(async ([name, drawing]) => [name, await Promise.race([drawing, late])] as const),
    );
    end.abort();
    const missing: Partial<Record<PictureName, MissingReason>> = {};
    const pictures: Partial<Record<PictureName, string>> = {};
    for (const [name, picture] of drawn) {
      if ('missing' in picture) missing[name] = picture.missing;
      else pictures[name] = pictureUrl(Buffer.from(picture.webp).toString('base64'));
    }
    return { ...pictures, ...(Object.keys(missing).length > 0 && { missing }) };
  }

  /** No report is given up for a picture: what goes wrong with one is reported to the operator. */
  async #draw(file: Uint8Array, type: ImageBody['type'], name: PictureName): Promise<Drawn> {
    try {
      return await this.services.pictureDrawer.draw(file, type, name);
    } catch (error) {
      this.services.report(error);
      return { missing: 'not-drawn' };
    }
  }
}
