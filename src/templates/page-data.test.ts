import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTEXTS, type ContextPlaces } from '../site/renderer-files';
import { contextOf } from './page-data';

it('reads each page’s context out of one file', () => {
  const root = mkdtempSync(join(tmpdir(), 'contexts-'));
  mkdirSync(join(root, '.cache'));
  const texts = ['{"title":"Öffnungszeiten"}', '{"title":"ساعات العمل"}'];
  const [first = 0, second = 0] = texts.map((text) => Buffer.byteLength(text));
  const places: ContextPlaces = { german: [0, first], arabic: [first, second] };
  writeFileSync(join(root, CONTEXTS.texts), texts.join(''));
  writeFileSync(join(root, CONTEXTS.places), JSON.stringify(places));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  try {
    expect(contextOf('arabic')).toEqual({ title: 'ساعات العمل' });
    expect(contextOf('german')).toEqual({ title: 'Öffnungszeiten' });
    expect(() => contextOf('nobody')).toThrow('There is no context nobody.');
  } finally {
    cwd.mockRestore();
    rmSync(root, { recursive: true });
  }
});
