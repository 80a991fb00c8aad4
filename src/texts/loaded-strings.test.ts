import { allLoadedStrings, askedFor, filesOf, loadedStrings } from './loaded-strings';

const checks = {
  title: {
    title: 'One title',
    rule: 'Is there one?',
    why: 'Search engines show it.',
    outcomes: {
      pass: { reason: 'Yes.' },
      twice: { reason: 'Two.', fix_one: 'Remove one.', fix_other: 'Remove some.' },
    },
  },
  icon: { title: 'Icon', outcomes: {} },
};
const rules = { preview: { x: 'X reads its own tags.' } };

it('loads the rules of checks with those of previews, apart from what a report shows at once', () => {
  const english = { checks, rules, site: { skip: 'Skip' } };
  expect(allLoadedStrings('en', english, english)).toEqual({
    checks: {
      title: {
        title: 'One title',
        outcomes: { twice: { reason: 'Two.', fix_one: 'Remove one.', fix_other: 'Remove some.' } },
      },
      icon: { title: 'Icon', outcomes: {} },
    },
    rules: {
      check: { title: 'Is there one?' },
      why: { title: 'Search engines show it.' },
      settled: { title: { pass: { reason: 'Yes.' } } },
      ...rules,
    },
    site: { skip: 'Skip' },
  });
});

it('makes a namespace of its files alone, and the rules of previews without those of checks', () => {
  expect(filesOf('rules').toSorted()).toEqual(['checks', 'rules']);
  expect(filesOf('site')).toEqual(['site']);
  expect(loadedStrings('en', 'rules', { rules }, { rules })).toEqual({ check: {}, why: {}, settled: {}, ...rules });
});

it('puts English where a language has no word, in the namespace it is asked for in', () => {
  const written = { checks: { title: { title: 'Ein Titel' } } };
  const english = { checks: { title: { title: 'One title', rule: 'Is there one?' } }, site: { skip: 'Skip' } };
  expect(allLoadedStrings('de', written, english)).toEqual({
    checks: { title: { title: 'Ein Titel', outcomes: {} } },
    site: { skip: 'Skip', '@lang': { skip: 'en' } },
  });
  expect(loadedStrings('de', 'rules', written, english)).toEqual({
    check: { title: 'Is there one?' },
    why: {},
    settled: {},
    '@lang': { check: { title: 'en' } },
  });
});

it('takes what a language says of an outcome where English has it, whatever that language lacks', () => {
  const written = { checks: { title: { outcomes: { twice: { reason: 'Zwei.' }, pass: { reason: 'Ja.' } } } } };
  expect(loadedStrings('de', 'checks', written, { checks })).toMatchObject({
    title: { outcomes: { twice: { reason: 'Zwei.', fix_one: 'Remove one.' } } },
  });
  expect(loadedStrings('de', 'rules', written, { checks })).toMatchObject({
    settled: { title: { pass: { reason: 'Ja.' } } },
  });
});

it('asks for a word where it is loaded', () => {
  expect(askedFor('checks', 'title.rule')).toEqual(['rules', 'check.title']);
  expect(askedFor('checks', 'title.why')).toEqual(['rules', 'why.title']);
  expect(askedFor('checks', 'title.title')).toEqual(['checks', 'title.title']);
  expect(askedFor('site', 'title.rule')).toEqual(['site', 'title.rule']);
});
