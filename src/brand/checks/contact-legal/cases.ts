import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

/** The good page with other links at its end. */
const withLinks = (html: string) => change(/<nav>[^]*<\/nav>/, html);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  [
    'pass',
    withLinks('<a href="/x" rel="privacy-policy">Small print</a> <a href="mailto:tea@northwind.example">Tea</a>'),
  ],
  ['pass', withLinks('<a href="/x">Datenschutzerklärung</a> <a href="/y">Impressum</a>')],
  ['pass', withLinks('<a href="/x">個人情報保護方針</a> <a href="/y">お問い合わせ</a>')],
  ['pass', withLinks('<a href="/x"><img alt="سياسة الخصوصية"></a> <a href="/y">اتصل بنا</a>')],
  ['pass', withLinks('<a href="/confidentialite">A</a><a href="/Mentions_L%C3%A9gales.html">B</a>')],
  [
    'pass',
    page(
      edited(/<nav>[^]*<\/nav>/, '<a href="/x">Privacy policy</a>').replace(
        '"url": "/",',
        '"url": "/", "contactPoint": [{ "@type": "ContactPoint", "telephone": "+44 20 7946 0000" }],',
      ),
    ),
  ],
  ['no-privacy', withLinks('<a href="/contact-us">Talk</a>')],
  // The notice of someone else's service is not the brand's policy.
  [
    'no-privacy',
    withLinks('<a href="https://policies.google.com/privacy">Privacy Policy</a><a href="tel:+442079460000">Call</a>'),
  ],
  ['no-contact', withLinks('<a href="/x">Privacy</a>')],
  ['none', withLinks('<a href="/shop/contactless">Contactless payment</a>')],
  // A headline is not what a link is called by.
  ['none', withLinks(`<a href="/news/1">${'Why everyone now talks about '.repeat(3)} privacy</a>`)],
  ['language', page(edited(/<nav>[^]*<\/nav>/, '').replace('lang="en"', 'lang="mi"'))],
  ['unread', cut(BLANK)],
];
