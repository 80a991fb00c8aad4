import { readImageFacts } from './image-facts';

/** Pictures of 120 × 63 pixels in one colour, as an encoder wrote them. */
const FILES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAHgAAAA/CAMAAAAc5/w0AAAAA1BMVEUUWshpvskqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVR4nO3BMQEAAADCoPVPbQ0PoAAAAAAAAAAA4Mh3HAAEGhCJuAAAAAAElFTkSuQmCC',
  gif: 'R0lGODlheAA/AIAAAExpcRRayCH5BAUAAAAALAAAAAB4AD8AAAJhjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YhMKpfMpvMJjUqn1Kr1is1qt9yu9wsOi8fksvmMTqvX7Lb7DY/L5/S6/Y7P6/f8vr9XAAA7',
  webp: 'UklGRlYAAABXRUJQVlA4IEoAAACQBACdASp4AD8AP83m8HK/uDMsIQgD8DmJaQDWMAMcSrzW19OszXmtr6dOm+AA/tDK/VlqIYk8THoqRHBUOiH6BssQZP44AAAAAA==',
  'webp, lossless': 'UklGRiQAAABXRUJQVlA4TBcAAAAvd4APAAdQrVIUuf8BICH8v69E9D99BQA=',
  'webp, extended':
    'UklGRoAAAABXRUJQVlA4WAoAAAAQAAAAdwAAPgAAQUxQSBAAAAABB1DAiAgACeH/fSWi/+krVlA4IEoAAACQBACdASp4AD8AP83m8HK/uDMsIQgD8DmJaQDWMAMcSrzW19OszXmtr6dOm+AA/tDK/VlqIYk8THoqRHBUOiH6BssQZP44AAAAAA==',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAHgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAHgAAAA/AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgk4GXv8wgIaDSAyDxfIAAAoAcWDdbi97YYERA==',
} as const;

function jpeg(...segments: readonly string[]): Buffer {
  return Buffer.from(`ffd8${segments.join('')}`, 'hex');
}

const FRAME = '0011080 03f0078 03012200021101031101'.replaceAll(' ', '');
const EXIF = `ffe1${(1000).toString(16).padStart(4, '0')}${'ff'.repeat(998)}`;

function ico(...entries: readonly (readonly [width: number, height: number])[]): Buffer {
  const bytes = Buffer.alloc(6 + entries.length * 16);
  bytes.writeUInt16LE(1, 2);
  bytes.writeUInt16LE(entries.length, 4);
  entries.forEach(([width, height], at) => bytes.set([width, height], 6 + at * 16));
  return bytes;
}

function bmp(headerSize: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(14 + headerSize);
  bytes.write('BM');
  bytes.writeUInt32LE(headerSize, 14);
  write(bytes);
  return bytes;
}

describe('readImageFacts', () => {
  it.each(Object.entries(FILES))('reads %s', (name, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    const type = name.split(',')[0];
    expect(readImageFacts(bytes, '')).toEqual({ type, width: 120, height: 63 });
    // A type that a server claims changes nothing.
    expect(readImageFacts(bytes, 'image/svg+xml')).toEqual({ type, width: 120, height: 63 });
  });

  it.each(Object.entries(FILES))('does not stumble over %s cut off anywhere', (name, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    for (let length = 0; length < bytes.length; length += 1) {
      const facts = readImageFacts(bytes.subarray(0, length), '');
      if (facts === null) continue;
      expect(facts.type).toBe(name.split(',')[0]);
      expect([null, 120]).toContain(facts.width);
      expect([null, 63]).toContain(facts.height);
    }
    expect(readImageFacts(bytes.subarray(0, 2), '')).toBeNull();
  });

  it.each([
    ['baseline', jpeg('ffe000104a46494600010100000100010000', `ffc0${FRAME}`)],
    ['progressive, behind metadata and tables', jpeg(EXIF, 'ffc40004aaaa', `ffc2${FRAME}`)],
    ['with fill bytes', jpeg('ffffffff', `c0${FRAME}`)],
    ['behind markers without a segment', jpeg('ff01ffd0ffd7ffd8', `ffc0${FRAME}`)],
    ['after what is numbered like a frame but is not one', jpeg('ffc80004aaaaffcc0004aaaa', `ffcf${FRAME}`)],
  ])('reads jpeg, %s', (_what, bytes) => {
    expect(readImageFacts(bytes, 'image/jpeg')).toEqual({ type: 'jpeg', width: 120, height: 63 });
  });

  it('does not guess the size of a jpeg whose frame lies beyond what was read', () => {
    const unknown = { type: 'jpeg', width: null, height: null };
    expect(readImageFacts(jpeg(EXIF), '')).toEqual(unknown);
    expect(readImageFacts(jpeg(EXIF).subarray(0, 500), '')).toEqual(unknown);
    expect(readImageFacts(jpeg('ffe00000'.repeat(4)), '')).toEqual(unknown);
  });

  it('takes the largest entry of an icon, 0 standing for 256', () => {
    expect(readImageFacts(ico([16, 16], [48, 48], [32, 32]), '')).toEqual({ type: 'ico', width: 48, height: 48 });
    expect(readImageFacts(ico([48, 48], [0, 0]), '')).toEqual({ type: 'ico', width: 256, height: 256 });
    expect(readImageFacts(ico([64, 16], [16, 48]), '')).toEqual({ type: 'ico', width: 64, height: 16 });
    expect(readImageFacts(ico(), '')).toEqual({ type: 'ico', width: null, height: null });
    expect(readImageFacts(ico().subarray(0, 5), '')).toBeNull();
  });

  it('reads bitmaps of both kinds, from the top or from the bottom', () => {
    const core = bmp(12, (bytes) => {
      bytes.writeUInt16LE(120, 18);
      bytes.writeUInt16LE(63, 20);
    });
    const topDown = bmp(40, (bytes) => {
      bytes.writeInt32LE(120, 18);
      bytes.writeInt32LE(-63, 22);
    });
    expect(readImageFacts(core, '')).toEqual({ type: 'bmp', width: 120, height: 63 });
    expect(readImageFacts(topDown, '')).toEqual({ type: 'bmp', width: 120, height: 63 });
  });

  it('does not take a damaged header for a size', () => {
    const unknown = { width: null, height: null };
    const flat = bmp(40, (bytes) => bytes.writeInt32LE(-120, 18) && bytes.writeInt32LE(63, 22));
    expect(readImageFacts(flat, '')).toEqual({ type: 'bmp', ...unknown });
    expect(readImageFacts(flat.subarray(0, 25), '')).toEqual({ type: 'bmp', ...unknown });
    const png = Buffer.from(FILES.png, 'base64');
    png.writeUInt32BE(0, 20);
    expect(readImageFacts(png, '')).toEqual({ type: 'png', ...unknown });
    png.write('IDAT', 12);
    png.writeUInt32BE(63, 20);
    expect(readImageFacts(png, '')).toEqual({ type: 'png', ...unknown });
    const webp = Buffer.from(FILES.webp, 'base64');
    webp.write('VP9 ', 12);
    expect(readImageFacts(webp, '')).toEqual({ type: 'webp', ...unknown });
  });

  it('reads the height of a webp that takes three bytes', () => {
    const bytes = Buffer.from(FILES['webp, extended'], 'base64');
    bytes[29] = 1;
    expect(readImageFacts(bytes, '')).toEqual({ type: 'webp', width: 120, height: 63 + 0x10000 });
  });

  it('reads a box of an avif that goes on to the end of the file, and none of 64 bits', () => {
    const bytes = Buffer.from(FILES.avif, 'base64');
    const size = bytes.indexOf('meta') - 4;
    bytes.writeUInt32BE(0, size);
    expect(readImageFacts(bytes, '')).toEqual({ type: 'avif', width: 120, height: 63 });
    bytes.writeUInt32BE(1, size);
    expect(readImageFacts(bytes, '')).toEqual({ type: 'avif', width: null, height: null });
  });

  it('takes the largest picture of an avif, not a thumbnail', () => {
    const bytes = Buffer.from(FILES.avif, 'base64');
    const at = bytes.indexOf('ispe') - 4;
    const thumbnail = Buffer.from(bytes.subarray(at, at + 20));
    thumbnail.writeUInt32BE(12, 12);
    thumbnail.writeUInt32BE(6, 16);
    const grown = Buffer.concat([bytes.subarray(0, at), thumbnail, bytes.subarray(at)]);
    for (const box of ['meta', 'iprp', 'ipco']) {
      const size = grown.indexOf(box) - 4;
      grown.writeUInt32BE(grown.readUInt32BE(size) + thumbnail.length, size);
    }
    expect(readImageFacts(grown, '')).toEqual({ type: 'avif', width: 120, height: 63 });
  });

  it.each([
    ['<svg width="120" height="63"/>', 120, 63],
    [`<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<svg width='120px' height='63.4' viewBox="0 0 1 1">`, 120, 63],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg width="1in" height="10mm"/>', 96, 38],
    ['<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg width="72pt" height="1pc"/>', 96, 16],
    ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="8" height="8"/>', 8, 8],
    ['<svg width="40Q" height="2.54CM"/>', 38, 96],
    ['<svg width="0" height="-5"/>', null, null],
    ['<svg width="5" width="9" height="1e1"/>', 5, 10],
    ['<svg WIDTH = "5" height\n=\n"6"/>', 5, 6],
    ['<svg viewBox="0 0 24 24"/>', null, null],
    ['<svg width="100%" height="2em"/>', null, null],
    ['<svg data-width="5" stroke-width="2" height="9"><rect width="4"/></svg>', null, 9],
    ['<svg aria-label="a > b" width="7" height="7"/>', 7, 7],
  ])('reads %j', (text, width, height) => {
    expect(readImageFacts(Buffer.from(text), 'image/svg+xml')).toEqual({ type: 'svg', width, height });
    expect(readImageFacts(Buffer.from(`\ufeff${text}`), 'image/svg+xml')).toEqual({ type: 'svg', width, height });
    expect(readImageFacts(Buffer.from(`\ufeff${text}`, 'utf16le'), 'image/svg+xml')).toMatchObject({
      type: 'svg',
      width,
    });
  });

  it('takes text for an SVG only where it is declared and has its root', () => {
    expect(readImageFacts(Buffer.from('<svg width="1" height="1"/>'), 'text/html')).toBeNull();
    expect(readImageFacts(Buffer.from('<html><svg/></html>'), 'image/svg+xml')).toBeNull();
    expect(readImageFacts(Buffer.from('<svgx/>'), 'image/svg+xml')).toBeNull();
    expect(readImageFacts(Buffer.from('<!-- never closed <svg/>'), 'image/svg+xml')).toBeNull();
    expect(readImageFacts(Buffer.from('<!doctype svg'), 'image/svg+xml')).toBeNull();
  });

  it.each([
    '',
    '<!doctype html>',
    '%PDF-1.7',
    'BMW is a brand',
    '\0\0\x02\0\x01\0',
    'RIFF....WAVEfmt ',
    '\0\0\0\x18ftypmp42',
  ])('takes %j for no image', (text) => {
    expect(readImageFacts(Buffer.from(text, 'latin1'), 'image/png')).toBeNull();
  });

  it('finds nothing in text that never closes what it opens', () => {
    for (const text of [
      '<!doctype '.repeat(6000),
      '<!--'.repeat(16000),
      `<svg ${'a="'.repeat(20000)}`,
      '<?'.repeat(32000),
    ]) {
      expect(readImageFacts(Buffer.from(text), 'image/svg+xml')).toBeNull();
    }
  });

  // Megabytes: what looks at the rest again for each character does not come back within a day.
  it.each<[string, string, number, string, number | null]>([
    ['a gap behind a number', '<svg width="1', 8e6, ' ', null],
    ['a gap before an equals sign', '<svg width', 8e6, ' ', 7],
    ['attributes without a value', '<svg ', 1e6, 'width ', 7],
    ['empty attributes', '<svg', 1e6, ' width=""', null],
    ['digits without end', '<svg width="', 8e6, '1', null],
    ['exponents without end', '<svg width="', 4e6, '1e', null],
    ['a name without end', '<', 4e6, 'a-', null],
    ['instructions', '', 2e6, '<?a?>', 7],
    ['comments', '', 1e6, '<!-- -->', 7],
    ['doctypes', '', 6e5, '<!doctype [] >', 7],
    ['doctypes never closed', '', 1e6, '<!doctype', null],
    ['a subset never closed', '<!doctype [', 8e6, ' ', null],
    ['a gap before the root', '', 8e6, '\n', 7],
  ])('reads %s once', (_what, start, times, repeated, width) => {
    const text = `${start}${repeated.repeat(times)}<svg width="7"/>`;
    const facts = readImageFacts(Buffer.from(text), 'image/svg+xml');
    expect(facts?.width ?? null).toBe(width);
  });
});
