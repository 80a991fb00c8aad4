import { answered, evidence, page } from '../../examples/evidence';
import { BLANK, change } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['insecure', change('content="https://northwind.example/card', 'content="http://northwind.example/card')],
  [
    'pass',
    change(
      /<meta property="og:image" .*>/,
      '<meta property="og:image" content="http://northwind.example/card.png"><meta property="og:image:secure_url" content="https://northwind.example/card.png">',
    ),
  ],
  ['relative', change('content="https://northwind.example/card', 'content="/card')],
  ['broken', evidence(answered('preview-image', null, { status: 404 }))],
  ['broken', change('content="https://northwind.example/card.png', 'content="https://')],
  ['not-image', evidence(answered('preview-image', '<!doctype html>'))],
  ['none', page(BLANK)],
  ['unread', evidence(answered('preview-image', null, { status: 401 }))],
];
