import type { HeaderStatement, TrustFacts } from '../facts/trust';
import { said } from './statements';

export function header(name: string, value: string): HeaderStatement {
  return { ...said(value, `header:${name}`), name };
}

export const GOOD_TRUST: TrustFacts = { headers: [header('content-type', 'text/html; charset=utf-8')] };
