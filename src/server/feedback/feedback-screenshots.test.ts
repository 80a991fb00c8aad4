import sharp from 'sharp';
import { LIMITS } from '../../site/limits';
import { memoryStorage } from '../platform/testing/memory-storage';
import { countDecodings } from './testing/count-decodings';
import { BROWSER, KEY, MESSAGE, open, useUp } from './testing/feedback-site';
import { solve } from './testing/solve';

describe('a screenshot with a message', () => {
  const picture = async (width = 30, format: 'png' | 'gif' = 'png') => {
    const bytes = await sharp({ create: { width, height: 20, channels: 3, background: '#fff' } })
      .toFormat(format)
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'shot.png', { type: 'image/png' });
  };

  it('keeps it drawn anew, and only once', async () => {
    const { parts, stored, storage, keys } = open();
    const fields = { ...MESSAGE, key: KEY, screenshot: await picture() };
    const receipts = [await (await parts(fields)).json(), await (await parts(fields)).json()];
    expect(receipts[0]).toEqual(receipts[1]);
    const [record] = await stored();
    expect(record).toMatchObject({ screenshot: { type: 'image/webp', width: 30, height: 20 } });
    const [key = '', ...others] = await keys('feedback/screenshots/');
    expect(others).toEqual([]);
    expect(await sharp((await storage.get(key))?.value as Uint8Array).metadata()).toMatchObject({ format: 'webp' });
  });

  it('that is another one is another message', async () => {
    const { parts } = open();
    await parts({ ...MESSAGE, key: KEY, screenshot: await picture(30) });
    const response = await parts({ ...MESSAGE, key: KEY, screenshot: await picture(31) });
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code: 'key-reused' })]);
  });

  it('says what is wrong with a file, and stores nothing', async () => {
    const { parts, keys } = open();
    const page = new File(['<script>alert(1)</script>'], 'shot.png', { type: 'image/png' });
    for (const [screenshot, code] of [
      [page, 'not-an-image'],
      [await picture(10, 'gif'), 'not-an-image'],
      [new File([Buffer.alloc(LIMITS.screenshotBytes + 1)], 'shot.png'), 'image-too-large'],
    ] as const) {
      const response = await parts({ ...MESSAGE, screenshot });
      expect([response.status, await response.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'invalid', fields: { screenshot: code } }),
      ]);
    }
    expect(await keys('feedback/messages/')).toEqual([]);
    expect(await keys('feedback/index/')).toEqual([]);
  });

  long('is decoded without proof of work only as often as all such senders together may', async () => {
    let time = Date.UTC(2026, 0, 1);
    const storage = memoryStorage();
    const { parts, challenge } = open(storage, { now: () => new Date(time) });
    expect((await parts({ kind: 'idea', message: 'First', screenshot: await picture() })).status).toBe(201);
    await useUp(storage, 'feedback-screenshots', time);
    const screenshot = await picture();
    const decoded = await countDecodings();
    const refused = await parts({ ...MESSAGE, screenshot });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0, decoded()]).toEqual([429, true, 0]);
    expect((await parts(MESSAGE)).status).toBe(201);
    time += 200_000;
    const altcha = solve(await challenge());
    expect((await parts({ ...MESSAGE, key: KEY, altcha, screenshot })).status).toBe(201);
    expect(decoded()).toBeGreaterThan(0);
  });

  it('is not decoded where all senders together have sent too much, nor again where it is known', async () => {
    let time = Date.UTC(2026, 0, 1);
    const storage = memoryStorage();
    const { parts, challenge } = open(storage, { now: () => new Date(time) });
    const fields = { ...MESSAGE, key: KEY, altcha: solve(await challenge()), screenshot: await picture() };
    await parts(fields);
    const decoded = await countDecodings();
    await useUp(storage, 'feedback', time);
    await useUp(storage, 'feedback-proven', time);
    const altcha = solve(await challenge());
    time += 200_000;
    expect((await parts({ ...fields, altcha, key: KEY.replace('6', '7') })).status).toBe(429);
    expect((await parts(fields)).status).toBe(201);
    expect(decoded()).toBe(0);
  });

  it('takes a form in which none was chosen, as browsers send it', async () => {
    const { parts, stored } = open();
    const fields = { ...MESSAGE, email: '', page: '', website: '', altcha: '', locale: 'fr' };
    const response = await parts({ ...fields, screenshot: new File([], '') }, BROWSER);
    expect(response.status).toBe(201);
    expect(await stored()).toEqual([expect.objectContaining({ screenshot: null, locale: 'fr' })]);
  });

  it('refuses a file where words belong, and words where a file belongs', async () => {
    const { parts, json } = open();
    const wrong = await parts({ ...MESSAGE, message: new File(['a'], 'a.txt') });
    expect(await wrong.json()).toMatchObject({ fields: { message: 'malformed' } });
    expect(await (await json({ ...MESSAGE, screenshot: 'data:image/png,' })).json()).toMatchObject({
      fields: { screenshot: 'malformed' },
    });
  });

  it('is cut off where it is larger than any we would look at', async () => {
    const { parts, stored } = open();
    const screenshot = new File([Buffer.alloc(LIMITS.feedbackMultipartBytes)], 'shot.png');
    expect((await parts({ ...MESSAGE, screenshot })).status).toBe(413);
    expect(await stored()).toEqual([]);
  });
});
