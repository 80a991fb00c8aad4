import { LIMITS } from '../../../site/limits';
import type { Challenge } from 'altcha-lib/v1/types';
import { SHARDS } from '../../platform/storage/counter';
import { endpoint } from '../../platform/endpoint';
import type { Services } from '../../platform/services';
import type { Storage } from '../../platform/storage/raw';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { testServices, TEST_CONTEXT } from '../../platform/testing/services';
import { feedbackChallengeHandler } from '../feedback-challenge-endpoint';
import { feedbackHandler } from '../feedback-endpoint';

export const KEY = '6f0c1b1e-6a0e-4c57-9f0e-0d6f3a1b2c3d';
export const MESSAGE = { kind: 'idea', message: 'More colours, please. 色を増やして。' };
export const BROWSER = 'text/html,*/*;q=0.8';

/** The endpoint of messages on a storage, and what is stored in it. */
export function open(storage: Storage = memoryStorage(), changes: Partial<Services> = {}) {
  const services = testServices({ storage, ...changes });
  const handle = endpoint('feedback', feedbackHandler, () => services);
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    handle(new Request('https://facet.example/api/feedback', { method: 'POST', body, headers }), TEST_CONTEXT);
  return {
    storage,
    json: (fields: Record<string, unknown>) => send(JSON.stringify(fields), { 'content-type': 'application/json' }),
    form: (fields: Record<string, string>) => send(new URLSearchParams(fields), { accept: BROWSER }),
    parts: async (fields: Record<string, string | File>, accept = 'application/json') => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      // Whole, as the platform hands it to a function.
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return send(await encoded.arrayBuffer(), { accept, 'content-type': type });
    },
    challenge: async () => {
      const ask = endpoint('feedback-challenge', feedbackChallengeHandler, () => services);
      const response = await ask(new Request('https://facet.example/api/feedback/challenge'), TEST_CONTEXT);
      return (await response.json()) as Challenge;
    },
    keys: async (prefix: string) => (await storage.list(prefix)).keys,
    stored: async () => {
      const { keys } = await storage.list('feedback/messages/');
      return Promise.all(keys.map(async (key) => (await storage.get(key))?.value as Record<string, unknown>));
    },
  };
}

/** Lets a total have been reached in the hour of a time. */
export async function useUp(storage: Storage, name: string, time: number): Promise<void> {
  const full = { 3600: { window: Math.floor(time / 3600_000), count: LIMITS.feedbackPerHour } };
  for (let shard = 0; shard < SHARDS; shard += 1) await storage.put(`totals/${name}/${String(shard)}`, full, {});
}
