/** What sites send that the cases of several checks of this dimension (`findability`) begin with. */
import type { AnsweredRequest, EvidenceRequest } from '../evidence/evidence';
import { answered, evidence, GOOD_HEADERS, GOOD_PAGE } from './evidence';
import { change } from './pages';

export const robots = (text: string, ...more: readonly EvidenceRequest[]) =>
  evidence(answered('robots', text), ...more);

export const head = (markup: string) => change('</head>', `${markup}</head>`);

export const header = (value: string) =>
  evidence(answered('https-home', GOOD_PAGE, { headers: [...GOOD_HEADERS, ['x-robots-tag', value]] }));

export const truncated = (id: 'robots' | 'sitemap' | 'not-found-control', text: string): AnsweredRequest => {
  const answer = answered(id, text);
  return answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, truncated: true } } : answer;
};

/** The page that a site sends for every URL. */
export const SHELL = '<!doctype html><title>Northwind</title><div id=root></div>';
