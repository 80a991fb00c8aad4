import { pageEvidence } from '../evidence/page-evidence';
import { contactLinks } from './contact-links';
import { CONTACT_WORDS } from './contact-words';
import { openPage } from './reading';

function linksOf(html: string): Readonly<Record<'privacy' | 'contact', string | null>> {
  const [home] = pageEvidence(html, 'https://northwind.example/', '2026-01-02T03:04:05.000Z', {}).requests;
  if (home?.state !== 'answered' || home.body?.kind !== 'text') throw new Error('a page was pasted');
  const { privacy, contact } = contactLinks(openPage(home, html, false));
  return { privacy: privacy?.value ?? null, contact: contact?.value ?? null };
}

const called = (text: string) => linksOf(`<a href="/x">${text}</a>`);

describe.each(Object.entries(CONTACT_WORDS))('links in %s', (_, words) => {
  it.each([
    ['privacy', words.privacy],
    ['contact', words.contact],
  ] as const)('are known that lead to %s, and only to it', (kind, phrases) => {
    for (const text of phrases.split('|').map((phrase) => phrase.replaceAll('*', ''))) {
      const none = { privacy: null, contact: null };
      expect({ text, ...called(text) }).toEqual({ text, ...none, [kind]: text });
      const upper = text.toUpperCase();
      expect({ text, ...called(upper) }).toEqual({ text, ...none, [kind]: upper });
    }
  });
});

describe('a link', () => {
  it('that is called what it is comes before one whose address alone says so', () => {
    const agreement = '<a href="/privacy-policy">User Agreement</a>';
    expect(linksOf(agreement).privacy).toBe('User Agreement');
    expect(linksOf(`${agreement}<a href="/legal#p">Privacy Policy</a>`).privacy).toBe('Privacy Policy');
  });

  it.each([
    ['Datenschutzerklärung', 'privacy'],
    ['Política de Privacidad y Cookies', 'privacy'],
    ['Políticas de privacidad', 'privacy'],
    ['Personvernerklæring', 'privacy'],
    ['Polityka prywatności', 'privacy'],
    ['Политика обработки персональных данных', 'privacy'],
    ['Πολιτική Απορρήτου', 'privacy'],
    ['개인정보 처리방침', 'privacy'],
    ['Contact us', 'contact'],
    ['Nous contacter', 'contact'],
    ['İLETİŞİM', 'contact'],
    ['お問い合わせはこちら', 'contact'],
    ['联系我们', 'contact'],
    ['تواصل معنا', 'contact'],
    ['Support', 'contact'],
    ['Help Center', 'contact'],
    ['帮助', 'contact'],
    ['在线客服', 'contact'],
    ['会社概要', 'contact'],
  ])('called %s leads to %s', (text, kind) => {
    expect(called(text)).toEqual({ privacy: null, contact: null, [kind]: text });
  });

  it.each([
    'Contactless payment',
    'Support our journalism',
    'How we help',
    '猎豹汽车售后客服停机:要再见了?',
    '会社概要書の書き方と例',
    'Private label',
    'Contact lenses guide and why we ask you to read it before you buy any of them at all',
  ])('called %s leads to neither', (text) => {
    expect(called(text)).toEqual({ privacy: null, contact: null });
  });

  it.each([
    ['<a href="/x" aria-label="Privacy">§</a>', { privacy: 'Privacy', contact: null }],
    ['<a href="/x"><img alt="Kontakt" src="k.png"></a>', { privacy: null, contact: 'Kontakt' }],
    ['<a href="/legal/privacy_policy.html">Small print</a>', { privacy: 'Small print', contact: null }],
    ['<a href="/%D9%84%D8%A7%D8%AA%D8%B5%D9%84">x</a>', { privacy: null, contact: null }],
    ['<a href="/%E3%81%8A%E5%95%8F%E3%81%84%E5%90%88%E3%82%8F%E3%81%9B">x</a>', { privacy: null, contact: 'x' }],
    ['<a href="/%E0%A4%A">x</a>', { privacy: null, contact: null }],
    ['<a href="/blog/why-privacy-matters">x</a>', { privacy: null, contact: null }],
    ['<a href="#contact">Contact</a>', { privacy: null, contact: 'Contact' }],
    ['<a>Contact</a>', { privacy: null, contact: null }],
    ['<a href="mailto:">x</a>', { privacy: null, contact: null }],
    ['<link rel="Privacy-Policy" href="/p">', { privacy: '/p', contact: null }],
    ['<a href="mailto:author@a.example">An author</a><a href="/c">Contact</a>', { privacy: null, contact: 'Contact' }],
    ['<a href="mailto:author@a.example">An author</a>', { privacy: null, contact: 'mailto:author@a.example' }],
    ['<a href="/legal/terms">Terms</a>', { privacy: null, contact: null }],
    ['<map><area href="tel:123"></map>', { privacy: null, contact: 'tel:123' }],
  ])('is read from %s', (html, expected) => {
    expect(linksOf(html)).toEqual(expected);
  });
});
