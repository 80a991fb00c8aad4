import { answered, evidence } from '../../examples/evidence';
import { change } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['one-broken', evidence(answered('manifest', '{"name":"Northwind","short_name":"Northwind Teas"}'))],
  ['both-broken', evidence(answered('manifest', '{"icons":[]}'))],
  ['unusable', evidence(answered('manifest', '{"name":"Northwind",}'))],
  ['unusable', evidence(answered('manifest', '<!doctype html>'))],
  ['unusable', evidence(answered('manifest', null, { status: 404 }))],
  ['none', change(/<link rel="manifest"[^>]*>/, '')],
  ['unread', evidence(answered('manifest', null, { status: 429 }))],
];
