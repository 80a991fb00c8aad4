import { OutcomeMark, type OutcomeKind } from './Marks';
import { shown } from '../testing/shown';

const OUTCOMES: readonly OutcomeKind[] = ['pass', 'partial', 'fail', 'na', 'unknown'];

it('tells outcomes apart by shape and by word, without colour', () => {
  const marks = OUTCOMES.map((outcome) => shown(<OutcomeMark outcome={outcome} />));
  const shapes = marks.map((mark) => /<svg.*<\/svg>/.exec(mark)?.[0]);
  const words = marks.map((mark) => mark.replace(/<[^>]+>/g, ''));
  expect(new Set(shapes).size).toBe(OUTCOMES.length);
  expect(new Set(words).size).toBe(OUTCOMES.length);
  expect(words).not.toContain('');
});

it('hides the shape from assistive technology, which gets the word', () => {
  expect(shown(<OutcomeMark outcome="fail" />)).toMatch(/<svg[^>]*aria-hidden="true"/);
});
