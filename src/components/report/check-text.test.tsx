import { OUTLINE } from '../../brand/score/rubric-outline';
import { renderToStaticMarkup } from 'react-dom/server';
import { withStandIns } from '../../site/stand-ins';
import { StringsProvider } from '../strings';
import { stringsInstance } from '../strings-instance';
import { checkText, useCheckText } from './check-text';
import { Isolated, isolate } from './isolate';
import { exampleReport } from '../testing/example-report';

const [sample] = exampleReport('harbour').checks;
if (sample === undefined) throw new Error('the sample has no checks');
const check = { ...sample, id: 'new', outcome: 'twice', params: { name: 'نورث', count: 3 } };

const english = {
  new: {
    title: 'A new check',
    outcomes: { twice: { reason_one: '“{{name}}”, once', reason_other: '“{{name}}” {{count}} times' } },
  },
  old: { title: 'An old check' },
};
const i18n = stringsInstance({
  ar: {
    checks: withStandIns('ar', { old: { title: 'فحص قديم' } }, english),
    rules: withStandIns('ar', {}, { check: { new: 'Is it there?' } }),
  },
});

function Words() {
  const text = useCheckText();
  const texts = [
    text.title('new'),
    text.title('old'),
    text.rule('new'),
    text.reason(check),
    `أ ${isolate('x')} ${text.title('new')}.`,
  ];
  return texts.map((one) => (
    <p key={one}>
      <Isolated text={one} />
    </p>
  ));
}

it('is marked as English on a page in another language, with untrusted words in it and words around it', () => {
  const page = (
    <StringsProvider i18n={i18n} locale="ar">
      <Words />
    </StringsProvider>
  );
  expect(renderToStaticMarkup(page)).toBe(
    '<p><span lang="en" dir="ltr">A new check</span></p>' +
      '<p>فحص قديم</p>' +
      '<p><span lang="en" dir="ltr">Is it there?</span></p>' +
      '<p><span lang="en" dir="ltr">“<bdi>نورث</bdi>” 3 times</span></p>' +
      '<p>أ <bdi>x</bdi> <span lang="en" dir="ltr">A new check</span>.</p>',
  );
});

it('is nothing but text where no page is made', () => {
  const text = checkText(i18n, 'ar', OUTLINE.version);
  expect([text.title('new'), text.rule('new')]).toEqual(['A new check', 'Is it there?']);
  expect(text.reason(check)).toBe(`“${isolate('نورث')}” 3 times`);
});

it('waits for the words of what asks for nothing, and says what happened of an outcome without words', () => {
  const { reason } = checkText(i18n, 'ar', OUTLINE.version);
  const settled = { title: 'A new check', settled: { new: { passed: { reason: 'It is there.' } } } };
  const withRules = checkText(stringsInstance({ ar: { checks: english, rules: settled } }), 'ar', OUTLINE.version);
  const passed = { ...check, outcome: 'passed', score: 1000 } as const;
  expect([reason(passed), withRules.reason(passed)]).toEqual(['', 'It is there.']);
  expect(reason({ ...check, outcome: 'odd', score: 0 })).toBe('odd');
});
