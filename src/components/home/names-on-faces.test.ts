import { sampleName, samplePortrait, sampleReport } from '../report/testing/sample-report';
import { namesOnFaces } from './names-on-faces';

const SLIP = { odd: true, relation: 'near-miss' } as const;
const OTHER = { odd: true, relation: 'different' } as const;
const right = sampleName('website', 'Northwind');

function names(changes: Parameters<typeof samplePortrait>[0]): readonly string[] {
  return namesOnFaces(sampleReport({ portrait: samplePortrait({ name: 'Northwind', ...changes }) }));
}

it('are the right name and each other one, once', () => {
  const title = { ...sampleName('website', 'Norhtwind', SLIP), kind: 'title' as const };
  const manifest = { ...sampleName('manifest', 'NW Tea', OTHER) };
  expect(names({ names: [title, right, manifest], title: 'Norhtwind: tea by sea' })).toEqual([
    'Northwind',
    'Norhtwind',
    'NW Tea',
  ]);
});

it('are one where every place agrees, and none where no name is known or nothing was read', () => {
  expect(names({ names: [right] })).toEqual(['Northwind']);
  expect(names({ name: null })).toEqual([]);
  expect(names({ page: 'unread' })).toEqual([]);
});
