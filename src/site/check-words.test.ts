import { allLoadedStrings, askedFor, filesOf, loadedStrings } from './check-words';

const checks = {
  title: {
    title: 'One title',
    rule: 'Is there one?',
    why: 'Search engines show it.',
    outcomes: { pass: { reason: 'Yes.' } },
  },
  icon: { title: 'Icon', outcomes: {} },
};
const rules = { preview: { x: 'X reads its own tags.' } };

it('loads the rules of checks with those of previews, apart from what a report shows at once', () => {
  expect(allLoadedStrings({ checks, rules, site: { skip: 'Skip' } })).toEqual({
    checks: {
      title: { title: 'One title', outcomes: { pass: { reason: 'Yes.' } } },
      icon: { title: 'Icon', outcomes: {} },
    },
    rules: { check: { title: 'Is there one?' }, why: { title: 'Search engines show it.' }, ...rules },
    site: { skip: 'Skip' },
  });
});

it('makes a namespace of its files alone, and the rules of previews without those of checks', () => {
  expect(filesOf('rules').toSorted()).toEqual(['checks', 'rules']);
  expect(filesOf('site')).toEqual(['site']);
  expect(loadedStrings('rules', { rules })).toEqual({ check: {}, why: {}, ...rules });
});

it('asks for a word where it is loaded', () => {
  expect(askedFor('checks', 'title.rule')).toEqual(['rules', 'check.title']);
  expect(askedFor('checks', 'title.why')).toEqual(['rules', 'why.title']);
  expect(askedFor('checks', 'title.title')).toEqual(['checks', 'title.title']);
  expect(askedFor('site', 'title.rule')).toEqual(['site', 'title.rule']);
});
