/** What the command measures with outside of tests. */
import { assessEvidence } from '../brand/assess-evidence';
import { pageEvidence } from '../brand/page-evidence';
import type { Tools } from './tools';

export async function tools(): Promise<Tools> {
  return {
    measure: () => Promise.reject(new Error('not yet')),
    measurePage(html, url) {
      const text = new TextDecoder().decode(html);
      const evidence = pageEvidence(text, url ?? '', new Date().toISOString(), {});
      return { evidence, ...assessEvidence(evidence), signature: null };
    },
  };
}
