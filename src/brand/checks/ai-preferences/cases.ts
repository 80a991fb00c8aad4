import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE } from '../../examples/evidence';
import { robots } from '../../examples/machines';
import { withHead } from '../../examples/trust';
import type { Case } from '../check';

const group = (...lines: readonly string[]) => `User-agent: *\nAllow: /\n${lines.join('\n')}\n`;
const bars = (crawler: string, ...lines: readonly string[]) =>
  `\nUser-agent: ${crawler}\nDisallow: /\n${lines.join('\n')}`;

/** The good site with these header fields, elements and this robots.txt. */
const sends = (fields: readonly (readonly [string, string])[], head = '', file = group()) =>
  evidence(
    answered('https-home', head === '' ? GOOD_PAGE : withHead(head), { headers: [...GOOD_HEADERS, ...fields] }),
    answered('robots', file),
  );
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

export const cases: readonly Case[] = [
  ['agrees', robots(group('Content-Signal: search=yes, ai-input=yes, ai-train=no') + bars('GPTBot'))],
  ['silent', evidence()],
  ['idle', robots(`Content-Signal: ai-train=no\n${group()}`)],
  ['contradicts-training', robots(group('Content-Signal: ai-train=yes') + bars('GPTBot'))],
  ['contradicts-answers', sends([], meta('robots', 'nosnippet'), group('Content-Signal: ai-input=yes'))],
  ['contradicts-search', sends([], meta('robots', 'noindex'), group('Content-Usage: search=y'))],
  ['unread', evidence(failed('robots', 'too-slow'))],

  // A crawler may come although what it fetches is not for training, or is reserved.
  ['agrees', robots(group('Content-Signal: ai-train=no'))],
  ['agrees', sends([['tdm-reservation', '1']])],
  ['agrees', robots(bars('GPTBot') + bars('ChatGPT-User'))],
  ['silent', evidence(answered('robots', null, { status: 404 }))],
  // A crawler whose own group says no is an exception that is stated.
  ['agrees', robots(group('Content-Signal: ai-train=yes') + bars('GPTBot', 'Content-Signal: ai-train=no'))],
  ['contradicts-training', robots(`User-agent: GPTBot\nContent-Usage: train-ai=y\nDisallow: /`)],
  ['contradicts-training', robots('User-agent: *\nDisallow: /\nContent-Signal: ai-train=yes')],
  // Google-Extended stands for answers, too, and indexes of assistants for both.
  ['agrees', robots(group('Content-Signal: ai-input=yes, ai-train=no') + bars('Google-Extended'))],
  ['agrees', robots(group('Content-Signal: search=yes, ai-input=no') + bars('OAI-SearchBot'))],
  ['contradicts-answers', robots(group('Content-Signal: search=yes, ai-input=yes') + bars('OAI-SearchBot'))],
  ['contradicts-answers', robots(group('Content-Signal: ai-input=yes') + bars('ChatGPT-User'))],
  // What these two fetch serves more than training.
  ['agrees', robots(group('Content-Signal: ai-train=yes') + bars('meta-externalagent') + bars('Amazonbot'))],
  ['contradicts-training', robots(group('Content-Signal: ai-input=yes, ai-train=yes') + bars('Amazonbot'))],
  // Two vocabularies, two lines, two groups.
  ['contradicts-training', robots(group('Content-Signal: ai-train=yes', 'Content-Usage: train-ai=n'))],
  ['contradicts-training', robots(group('Content-Signal: ai-train=yes') + group('content-signal: AI-TRAIN = no'))],
  ['agrees', robots(`${group('Content-Signal: ai-train=yes')}\nUser-agent: a\nContent-Signal: ai-train=no`)],
  ['contradicts-training', sends([['content-usage', 'train-ai=n']], '', group('Content-Usage: train-ai=y'))],
  ['agrees', sends([['content-usage', 'train-ai=n;x=1, search=y']], '', group('Content-Usage: train-ai=n'))],
  // Rules for a path are for that path alone.
  ['agrees', robots(group('Content-Usage: train-ai=n', 'Content-Usage: /open/ train-ai=y'))],
  ['agrees', robots(group('Content-Usage: train-ai=n', 'Content-Usage: /$ train-ai=y'))],
  ['contradicts-training', robots(group('Content-Usage: /$ train-ai=n', 'Content-Usage: /$ train-ai=y'))],
  // Rights that are reserved: the element counts more than the field, and a policy may grant what the reservation keeps.
  ['contradicts-training', sends([['tdm-reservation', '1']], '', group('Content-Signal: ai-train=yes'))],
  ['contradicts-training', sends([], meta('tdm-reservation', '0'), group('Content-Signal: ai-train=no'))],
  ['agrees', sends([], meta('tdm-reservation', '0'), group() + bars('GPTBot'))],
  ['agrees', sends([['tdm-reservation', '1']], meta('tdm-reservation', '0'), group('Content-Signal: ai-train=yes'))],
  [
    'agrees',
    sends(
      [
        ['tdm-reservation', '1'],
        ['tdm-policy', 'https://northwind.example/tdm'],
      ],
      '',
      group('Content-Signal: ai-train=yes'),
    ),
  ],
  ['idle', sends([['tdm-reservation', 'yes']])],
  // noai, for the page and for its pictures.
  ['contradicts-training', sends([['x-robots-tag', 'noai']], '', group('Content-Signal: ai-train=yes'))],
  ['contradicts-training', sends([['content-usage', 'train-ai=y']], meta('robots', 'noai, noimageai'))],
  ['agrees', sends([], meta('robots', 'noimageai'), group('Content-Signal: ai-train=yes'))],
  ['agrees', sends([], meta('robots', 'noai'))],
  // What one search engine is asked is an exception; a page has to be fetched to be read that it is not to be listed.
  ['agrees', sends([], meta('googlebot', 'noindex'), group('Content-Signal: search=yes'))],
  ['agrees', sends([], meta('robots', 'noindex'))],
  ['contradicts-search', sends([['x-robots-tag', 'none']], '', group('Content-Signal: search=yes'))],
  ['contradicts-answers', sends([], meta('robots', 'max-snippet:0'), group('Content-Signal: ai-input=yes'))],
  // A licence says on which terms.
  ['agrees', robots(`License: https://northwind.example/license.xml\n${group('Content-Signal: ai-train=no')}`)],
  ['idle', robots(group('License: /license.xml'))],
  ['agrees', sends([], '<link rel="license" type="application/rsl+xml" href="/license.xml">')],
  ['silent', sends([], '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">')],
  ['idle', robots(group('Content-Signal: ai-train=maybe'))],
  ['idle', robots(group('Content-Usage: train-ai = n'))],
  ['contradicts-training', robots(group('Content-Signal: ai-train=yes, use=full, ai-input=') + bars('CCBot'))],
  ['unread', evidence(answered('robots', null, { status: 500 }))],
];
