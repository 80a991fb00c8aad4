import { LinkedText } from './LinkedText';
import { shown } from './testing/shown';

const LINKS = { privacy: '/ar/legal/privacy/', feedback: '/ar/feedback/' };

it('links the words between the tags, in the order of the text', () => {
  const text = 'See <feedback>how & where</feedback>, or <privacy>this</privacy>.';
  expect(shown(<LinkedText text={text} links={LINKS} />)).toBe(
    'See <a href="/ar/feedback/">how &amp; where</a>, or <a href="/ar/legal/privacy/">this</a>.',
  );
});

it('leaves a text without tags as it is', () => {
  expect(shown(<LinkedText text="1 < 2, and 3 > 2" links={LINKS} />)).toBe('1 &lt; 2, and 3 &gt; 2');
});
