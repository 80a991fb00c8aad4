import { exampleReport } from '../testing/example-report';
import { nameStory } from './name-story';

it('tells what people see, what machines read, and what the fix wins', () => {
  const story = nameStory(exampleReport('harbour'));
  expect(story?.seen).toEqual([
    { face: 'search', text: 'HarborLine Outfitters | Welcome' },
    { face: 'tab', text: 'HarborLine Outfitters…' },
    { face: 'phone', text: 'HL Outdoor…' },
  ]);
  expect(story?.read.map(({ kind, odd }) => [kind, odd])).toEqual([
    ['organization', false],
    ['og-site-name', false],
    ['manifest', true],
  ]);
  expect(story && story.then.value - story.now.value).toBe(story?.points);
  expect(story?.points).toBeGreaterThan(0);
});

it('is not told of a brand whose names agree', () => {
  expect(nameStory(exampleReport('northwind'))).toBeNull();
});
