import type { AnsweredRequest } from '../../evidence/evidence';
import { answered, evidence, failed, skipped } from '../../examples/evidence';
import { SHELL } from '../../examples/machines';
import type { Case } from '../check';

const llms = (text: string, patch: Partial<AnsweredRequest> = {}) => evidence(answered('llms-txt', text, patch));

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', llms('\ufeff# Northwind\r\n\r\n- [Tea](/tea.md): all of it')],
  ['no-link', llms('# Northwind\n\nTea by sea. [Tea]() ](x')],
  ['no-heading', llms('## Northwind\n[Tea](/tea)')],
  ['no-heading', llms('```\n# Northwind\n```\n#Northwind')],
  ['no-heading', llms('')],
  ['html', llms('<!doctype html><title>Llamas</title>')],
  ['absent', llms('', { status: 404 })],
  ['absent', evidence(answered('llms-txt', SHELL), answered('not-found-control', SHELL))],
  ['unread', evidence(answered('llms-txt', SHELL), failed('not-found-control', 'too-slow'))],
  ['unread', evidence(skipped('llms-txt', 'robots'))],
  ['unread', evidence(answered('llms-txt', null, { status: 403 }))],
  ['unread', evidence(answered('llms-txt', null, { status: 500 }))],
];
