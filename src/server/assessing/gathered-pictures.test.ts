/** The pictures of an assessment: whose files come, and what is shown of them. */
import sharp from 'sharp';
import { parseSitePictures } from '../../brand/evidence/site-pictures';
import type { Evidence, ImageBody } from '../../brand/evidence/evidence';
import type { PictureDrawer } from '../platform/services';
import { LIMITS } from '../../site/limits';
import { IN_PROCESS_DRAWER } from '../images/testing/in-process-drawer';
import { pngOf } from '../images/testing/pictures';
import { closeServers } from '../fetching/testing/loopback';
import { GatheredPictures } from './gathered-pictures';
import { policyFor, run, SITE, web, type Answer } from './gathering/testing/site';

afterEach(closeServers);

const reported: unknown[] = [];
const noted = (error: unknown) => {
  reported.push(error);
  return 'digest';
};

beforeEach(() => reported.splice(0));

/** Waiting ends when a test says so, however slow the machine is. */
const forever = () => new Promise(() => undefined);

function gathered(
  pictureDrawer: PictureDrawer = IN_PROCESS_DRAWER,
  wait: (milliseconds: number) => Promise<unknown> = forever,
) {
  return new GatheredPictures({ pictureDrawer, report: noted }, wait);
}

/** Gathers from a site, and gives what was asked for beside the pictures. */
async function gatherFrom(answers: Readonly<Record<string, Answer>>, pictures = gathered()) {
  const { listener, asked } = web({ ...SITE, ...answers });
  const evidence = await run(await policyFor(listener), { onImage: (...image) => pictures.add(...image) });
  return { evidence, asked, pictures: await pictures.of(evidence) };
}

const SHARE = pngOf({ width: 1200, height: 630 });
const LOGO = pngOf({ width: 600, height: 600 });
const ICON = pngOf({ width: 32, height: 32 });
const IMAGES = {
  'cdn.pictures.net/share.png': SHARE,
  'assets.northwind.co.uk/logo.png': LOGO,
  'northwind.com/icon.png': ICON,
};

async function sizeOf(url = ''): Promise<string> {
  const { format, width, height } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
  return `${format} ${String(width)} × ${String(height)}`;
}

describe('the pictures of an assessment', () => {
  it('are drawn from what is asked for anyway, on other hosts too', async () => {
    const { asked, pictures, evidence } = await gatherFrom(IMAGES);
    expect(await sizeOf(pictures.previewImage)).toBe('webp 600 × 315');
    expect(await sizeOf(pictures.logo)).toBe('webp 120 × 120');
    expect(await sizeOf(pictures.icon)).toBe('webp 32 × 32');
    expect(pictures.missing).toBeUndefined();
    // What the page takes from the function's answer.
    expect(parseSitePictures({ ...pictures })).toEqual(pictures);
    const { listener, asked: before } = web({ ...SITE, ...IMAGES });
    const policy = await policyFor(listener);
    const without = await run(policy);
    expect(asked.toSorted()).toEqual(before.toSorted());
    const bodies = ({ requests }: Evidence) => requests.map((one) => (one.state === 'answered' ? one.body : one.state));
    expect(bodies(evidence)).toEqual(bodies(without));
    expect(JSON.stringify(evidence)).not.toContain('data:image');
  });

  it('are missing if a file is not a picture, and are not mentioned if there is no file', async () => {
    const { pictures } = await gatherFrom({
      ...IMAGES,
      'cdn.pictures.net/share.png': SHARE.subarray(0, 60),
      'northwind.com/icon.png': 404,
    });
    expect(pictures).toEqual({ logo: pictures.logo, missing: { previewImage: 'not-drawn' } });
  });

  it('are let go of with a site that asks us, by name, to stay away', async () => {
    const pictures = gathered();
    pictures.add('logo', { kind: 'image', type: 'png', width: 1, height: 1, bytes: 1 }, { file: LOGO });
    const evidence = { requests: [{ state: 'skipped', id: 'logo', reason: 'robots' }] } as unknown as Evidence;
    expect(await pictures.of(evidence)).toEqual({});
  });

  it('are missing where drawing fails, which the operator is told', async () => {
    const defect = new Error('no sharp on this platform');
    const { pictures } = await gatherFrom(IMAGES, gathered({ draw: () => Promise.reject(defect) }));
    expect(pictures).toEqual({ missing: { previewImage: 'not-drawn', icon: 'not-drawn', logo: 'not-drawn' } });
    expect(reported).toEqual([defect, defect, defect]);
  });

  it('that are not drawn in time are missing, and keep no others', async () => {
    const others: Promise<unknown>[] = [];
    const draw: PictureDrawer['draw'] = (file, type, name) => {
      if (name === 'logo') return new Promise(() => undefined);
      const drawing = IN_PROCESS_DRAWER.draw(file, type, name);
      others.push(drawing);
      return drawing;
    };
    const waited: number[] = [];
    // Its time is up once the others are drawn.
    const wait = async (milliseconds: number) => {
      waited.push(milliseconds);
      await Promise.all(others);
    };
    const { pictures } = await gatherFrom(IMAGES, gathered({ draw }, wait));
    expect(waited).toEqual([LIMITS.picturesSeconds * 1000]);
    expect(Object.keys(pictures).sort()).toEqual(['icon', 'missing', 'previewImage']);
    expect(pictures.missing).toEqual({ logo: 'too-slow' });
  });

  it('say why a file was not read', async () => {
    const pictures = gathered();
    const image: ImageBody = { kind: 'image', type: 'png', width: 9000, height: 9000, bytes: null };
    pictures.add('preview-image', image, { missing: 'too-large' });
    const request = { state: 'answered', id: 'preview-image', body: image };
    expect(await pictures.of({ requests: [request] } as unknown as Evidence)).toEqual({
      missing: { previewImage: 'too-large' },
    });
  });
});
