import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { sameFiles } from './beside';
import { renderMedia } from './media';
import { ENCODER } from './pictures';
import { compileText, problemsOf } from './testing/compile-text';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-media-'));
  folder = join(root, 'content/posts/x');
  mkdirSync(folder, { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#807060' } });
}

async function writePicture(name: string, width: number, height: number): Promise<void> {
  writeFileSync(
    join(folder, name),
    await plain(width, height)
      .toFormat(name.endsWith('.jpg') ? 'jpeg' : 'png')
      .toBuffer(),
  );
}

const compile = (body: string) => compileText(body, { root });
const problems = (body: string) => problemsOf(body, { root, bodyLine: 1 });
const published = () => readdirSync(join(root, 'public/media')).sort();

describe('a picture', () => {
  it('comes in the widths below its own, with its measures', async () => {
    await writePicture('a.png', 900, 600);
    const { html, media } = compile('![A plain](a.png)\n');
    const [, name = ''] = /src="\/media\/([0-9a-f]{20})-720\.webp"/.exec(html) ?? [];
    expect(html).toBe(
      `<figure><img src="/media/${name}-720.webp" srcset="/media/${name}-480.webp 480w, /media/${name}-720.webp 720w, ` +
        `/media/${name}-900.webp 900w" sizes="min(684px, 92vw)" width="900" height="600" decoding="async" alt="A plain"></figure>`,
    );
    expect(media).toHaveLength(1);
    expect(await renderMedia(root, media)).toEqual([]);
    expect(published()).toEqual([480, 720, 900].map((width) => `${name}-${width}.webp`));
    const { width, height, format } = await sharp(join(root, `public/media/${name}-480.webp`)).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 320, format: 'webp' });
  });

  it('is never made larger, and needs no choice where there is one width', async () => {
    await writePicture('a.jpg', 300, 200);
    const { html } = compile('![A](a.jpg)\n');
    expect(html).toMatch(/src="\/media\/[0-9a-f]{20}-300\.webp" width="300" height="200"/);
    expect(html).not.toContain('srcset');
  });

  it.each([5, 6, 7, 8])('stands upright where the camera lay on its side (%d)', async (orientation) => {
    writeFileSync(join(folder, 'a.jpg'), await plain(600, 400).jpeg().withMetadata({ orientation }).toBuffer());
    const { html, media } = compile('![A](a.jpg)\n');
    expect(html).toContain('width="400" height="600"');
    await renderMedia(root, media);
    const [name = ''] = published();
    expect((await sharp(join(root, 'public/media', name)).metadata()).height).toBe(600);
  });

  it.each([
    [1800, 1200, 1800, 1200],
    [1800, 2400, 540, 720],
    [400, 1600, 180, 720],
    [600, 720, 600, 720],
  ])('of %d × %d is shown no higher than a screen', async (width, height, shownWidth, shownHeight) => {
    await writePicture('a.png', width, height);
    expect(compile('![A](a.png)\n').html).toContain(` width="${shownWidth}" height="${shownHeight}"`);
  });

  it('waits until it is near, but for the first of the text', async () => {
    await writePicture('a.png', 100, 100);
    const { html } = compile(
      '<Figure src="./a.png" alt="One" />\n\nText ![Two](a.png).\n\n<Figure src="a.png" alt="Three" />\n',
    );
    const lazy = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag.includes('loading="lazy"'));
    expect(lazy).toEqual([false, true, true]);
  });

  it('keeps its measures where the camera stood on its head', async () => {
    writeFileSync(join(folder, 'a.jpg'), await plain(600, 400).jpeg().withMetadata({ orientation: 3 }).toBuffer());
    expect(compile('![A](a.jpg)\n').html).toContain('width="600" height="400"');
  });

  it('is all a link needs of words', async () => {
    await writePicture('a.png', 100, 100);
    expect(problems('[![About Facet](a.png)](/en/about/)\n')).toEqual([]);
  });

  it('has a caption by its title, or between the tags', async () => {
    await writePicture('a.png', 100, 100);
    expect(compile('![A](a.png "So *it* is")\n').html).toMatch(
      /^<figure><img [^>]*><figcaption>So \*it\* is<\/figcaption><\/figure>$/,
    );
    expect(compile('<Figure src="a.png" alt="A">So *it* is</Figure>\n').html).toContain(
      '<figcaption>So <em>it</em> is</figcaption>',
    );
    expect(compile('<Figure src="a.png" alt="A" />\n').html).not.toContain('figcaption');
  });

  it('is copied as it is where it is drawn', async () => {
    writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>');
    const { html, media } = compile('![A](a.svg)\n');
    expect(html).toMatch(/src="\/media\/[0-9a-f]{20}\.svg" width="40" height="30"/);
    await renderMedia(root, media);
    expect(readFileSync(join(root, 'public/media', published()[0] ?? ''))).toEqual(readFileSync(join(folder, 'a.svg')));
  });
});

describe('what is rendered', () => {
  it('is the same with and without what was kept, and encoded once', async () => {
    await writePicture('a.png', 500, 500);
    const { media } = compile('![A](a.png)\n');
    await renderMedia(root, media);
    const read = () => published().map((name) => readFileSync(join(root, 'public/media', name)).toString('base64'));
    const before = read();
    const cache = join(root, 'node_modules/.cache/facet/media');
    const written = () => readdirSync(cache).map((name) => statSync(join(cache, name)).ino);
    const kept = written();
    rmSync(join(root, 'public'), { recursive: true });
    await renderMedia(root, [...media, ...media]);
    expect(written()).toEqual(kept);
    rmSync(join(root, 'node_modules'), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true });
    await renderMedia(root, media);
    expect(read()).toEqual(before);
  });

  it('is no more than what is asked for', async () => {
    await writePicture('a.png', 10, 10);
    await renderMedia(root, compile('![A](a.png)\n').media);
    writeFileSync(join(root, 'public/media/left.webp'), '');
    await writePicture('a.png', 20, 20);
    const { media } = compile('![A](a.png)\n');
    await renderMedia(root, media);
    expect(published()).toEqual(media.flatMap(({ outputs }) => outputs.map(({ path }) => basename(path))));
    await renderMedia(root, []);
    expect(published()).toEqual([]);
  });

  it('tells of a picture that breaks off', async () => {
    writeFileSync(join(folder, 'a.jpg'), await plain(600, 400).jpeg().toBuffer());
    truncateSync(join(folder, 'a.jpg'), 700);
    const found = await renderMedia(root, compile('![A](a.jpg)\n').media);
    expect(found).toEqual([
      {
        file: 'content/posts/x/a.jpg',
        message: expect.stringMatching(/^The file cannot be used: /) as string,
        fix: 'Save it again from the program it was made with.',
      },
    ]);
  });

  it('tells of a file that changed since the text was compiled', async () => {
    await writePicture('a.png', 10, 10);
    const { media, files } = compile('![A](a.png)\n');
    expect(sameFiles(root, files)).toBe(true);
    await writePicture('a.png', 11, 11);
    expect(sameFiles(root, files)).toBe(false);
    expect((await renderMedia(root, media))[0]?.message).toContain('it was changed while the site was built');
    rmSync(join(folder, 'a.png'));
    expect(sameFiles(root, files)).toBe(false);
  });

  it('is named by the encoder that is installed', () => {
    const { version } = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')) as { version: string };
    expect(ENCODER).toBe(`sharp ${version}`);
  });
});

describe('a picture is refused', () => {
  const place = 'content/posts/x/en.mdx:1:1\n  ';

  it.each([
    ['![A](b.png)\n', 'The picture b.png does not exist.\n  Fix: Put it into content/posts/x/; there are a.png.'],
    [
      '![A](A.png)\n',
      'The picture A.png is not named as a file beside the text.\n  Fix: Put the file into the folder of the text; its name is lower-case letters, digits, hyphens and dots.',
    ],
    [
      '![A](../y/a.png)\n',
      'The picture ../y/a.png is not named as a file beside the text.\n  Fix: Put the file into the folder of the text; its name is lower-case letters, digits, hyphens and dots.',
    ],
    [
      '![A](https://example.org/a.png)\n',
      'The picture https://example.org/a.png lies on another site, which the security policy forbids.\n  Fix: Put the file beside the text, if its licence allows, and write its name.',
    ],
    [
      '![A](a.bmp)\n',
      'The picture a.bmp is of no known kind.\n  Fix: Use one of png, jpg, jpeg, webp, avif, gif, svg.',
    ],
    [
      '![](a.png)\n',
      'The picture a.png has no alternative text.\n  Fix: Say what it shows, for who cannot see it: ![…](picture.png), or alt="…".',
    ],
    ['<Figure src="a.png" alt=" " />\n', '<Figure> lacks the attribute "alt".\n  Fix: Add alt="…".'],
    [
      '![A](a.png "c") text\n',
      'The picture a.png has a caption within a paragraph.\n  Fix: Put it between blank lines, or leave out the text in quotes.',
    ],
  ])('%s', async (body, expected) => {
    await writePicture('a.png', 10, 10);
    expect(problems(body)).toEqual([place + expected]);
  });

  it.each([
    [
      'broken.png',
      'no picture',
      'The picture broken.png cannot be read, or tells no width and height.\n  Fix: Save it again from the program it was made with.',
    ],
    [
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'The picture a.svg cannot be read, or tells no width and height.\n  Fix: Give its svg element a viewBox.',
    ],
    [
      'large.png',
      Buffer.alloc(10 * 1024 * 1024 + 1),
      'The picture large.png has 11 MB.\n  Fix: Make it smaller; at most 10 MB are taken.',
    ],
  ])('%s', (name, content, expected) => {
    writeFileSync(join(folder, name), content);
    expect(problems(`![A](${name})\n`)).toEqual([place + expected]);
  });

  it.each(['gif', 'webp'] as const)('where it moves: %s', async (type) => {
    const frames = [plain(8, 8), sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })];
    const pixels = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    writeFileSync(join(folder, `still.${type}`), await sharp(pixels[0]).toFormat(type).toBuffer());
    writeFileSync(
      join(folder, `a.${type}`),
      await sharp(pixels, { join: { animated: true } })
        .toFormat(type)
        .toBuffer(),
    );
    expect(problems(`![A](still.${type})\n`)).toEqual([]);
    expect(problems(`![A](a.${type})\n`)).toEqual([
      `${place}The picture a.${type} moves, and readers could not stop it.\n  Fix: Show it as a <Video>, or one still picture of it.`,
    ]);
  });
});

it.each(['<animate attributeName="x"/>', '<set attributeName="x"/>', '<style>@keyframes a {}</style>'])(
  'a drawing that moves: %s',
  (content) => {
    writeFileSync(join(folder, 'a.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
    expect(problemsOf('![A](a.svg)\n', { root }).join()).toContain('The picture a.svg moves');
  },
);

describe('a video', () => {
  const video = (rest: string, content = '') =>
    `<Video src="v.mp4" title="How it works" width="640" height="360"${rest}>${content}</Video>\n`;

  beforeEach(async () => {
    writeFileSync(join(folder, 'v.mp4'), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'));
    writeFileSync(join(folder, 'v.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
    await writePicture('p.png', 640, 360);
  });

  it('loads nothing by itself, keeps its place and has captions', async () => {
    const { html, media, files } = compile(video(' captions="v.vtt" poster="p.png"'));
    expect(html).toMatch(
      /<video src="\/media\/[0-9a-f]{20}\.mp4" width="640" height="360" poster="\/media\/[0-9a-f]{20}-640\.webp" aria-label="How it works" controls="" playsinline="" preload="none"><track kind="captions" src="\/media\/[0-9a-f]{20}\.vtt" srcLang="en" label="English" default=""\/><\/video>/i,
    );
    expect(html).not.toContain('autoplay');
    expect(files).toHaveLength(3);
    expect(await renderMedia(root, media)).toEqual([]);
    expect(published().map((name) => name.replace(/^[0-9a-f]+/, ''))).toEqual(
      expect.arrayContaining(['.mp4', '.vtt', '-640.webp']),
    );
  });

  it('has captions in the language of the text, with a byte order mark or without', () => {
    writeFileSync(join(folder, 'v.vtt'), '\uFEFFWEBVTT\n');
    expect(compileText(video(' captions="v.vtt"'), { root, locale: 'ar' }).html).toMatch(
      /<track [^>]*srcLang="ar" label="العربية"/i,
    );
  });

  it('may be WebM, and is refused where that is the name alone', () => {
    const webm = video(' captions="v.vtt"').replace('v.mp4', 'v.webm');
    writeFileSync(join(folder, 'v.webm'), Buffer.from('\x1A\x45\xDF\xA3\0\0\0\0\0\0\0\0', 'latin1'));
    expect(problems(webm)).toEqual([]);
    writeFileSync(join(folder, 'v.webm'), 'this is text, not a film');
    expect(problems(webm).join()).toContain('The video v.webm is no webm file.');
  });

  it('may have a transcript instead', () => {
    const { html } = compile(video('', '\n\nA hand *turns* a page.\n\n'));
    expect(html).toContain('<summary>Transcript</summary>');
    expect(html).toContain('A hand <em>turns</em> a page.');
  });

  it.each([
    [
      video(''),
      'The video v.mp4 has neither captions nor a transcript.\n  Fix: Add captions="….vtt", or write what is said and shown between the tags.',
    ],
    [video(' captions="p.png"'), 'The file of captions p.png is of no known kind.\n  Fix: Use one of vtt.'],
    [
      video(' captions="no.vtt"'),
      'The file of captions no.vtt is not WebVTT.\n  Fix: Begin its first line with WEBVTT.',
    ],
    [
      video(' captions="v.vtt"').replace('v.mp4', 'f.mp4'),
      'The video f.mp4 is no mp4 file.\n  Fix: Export it again as MP4 (H.264) or WebM.',
    ],
    [
      video(' captions="v.vtt"').replace('640', '100%'),
      '<Video> has the size 100% × 360.\n  Fix: Write whole pixels: width="1280" height="720".',
    ],
    [
      video(' captions="v.vtt"').replace('v.mp4', '//other.example/v.mp4'),
      'The video //other.example/v.mp4 lies on another site, which the security policy forbids.\n  Fix: Put the file beside the text, if its licence allows, and write its name.',
    ],
  ])('is refused: %s', (body, expected) => {
    writeFileSync(join(folder, 'no.vtt'), '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
    writeFileSync(join(folder, 'f.mp4'), 'this is text, not a film');
    expect(problems(body)).toEqual([`content/posts/x/en.mdx:1:1\n  ${expected}`]);
  });
});
