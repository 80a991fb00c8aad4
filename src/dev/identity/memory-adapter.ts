import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** ms since 1970. */
  readonly until: number;
}

/**
 * oidc-provider's storage, in memory and for one run. Its own in-memory adapter is meant for trying things out and says
 * so on the console.
 */
export function createMemoryAdapter(): AdapterFactory {
  return (): Adapter => {
    const entries = new Map<string, Entry>();
    const found = (id: string): AdapterPayload | undefined => {
      const entry = entries.get(id);
      if (entry === undefined || entry.until > Date.now()) return entry?.payload;
      entries.delete(id);
      return undefined;
    };
    const firstWith = (wanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...entries.keys()].map(found).find((payload) => payload !== undefined && wanted(payload));
    return {
      upsert: (id, payload, expiresIn) => {
        entries.set(id, { payload, until: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000 });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(found(id)),
      findByUid: (uid) => Promise.resolve(firstWith((payload) => payload.uid === uid)),
      findByUserCode: (code) => Promise.resolve(firstWith((payload) => payload.userCode === code)),
      consume: (id) => {
        const payload = found(id);
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => {
        entries.delete(id);
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
        return Promise.resolve();
      },
    };
  };
}
