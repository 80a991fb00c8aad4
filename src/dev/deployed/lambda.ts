/** Instances of functions, kept warm: each takes one request at a time, and more are started where all are busy. */
import { EVENT_LIMIT, type LambdaEvent } from './event';
import { startInstance, type Instance } from './instance';

/** How long an invocation may take, in seconds. */
const SECONDS = { request: 60, schedule: 30 } as const;

/** Instances of one function at once; further requests wait. Lambda would start more. */
const BUSY_AT_MOST = 4;

/** Instances of all functions that are kept while they have nothing to do: a machine has only so much memory. */
const IDLE_AT_MOST = 10;

export interface LambdaOptions {
  /** Where a function's bundle is unpacked. */
  readonly taskRootOf: (name: string) => Promise<string>;
  /** The folder that functions may write to. */
  readonly temporary: string;
  /** What a function finds in its environment. */
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>;
  readonly preloaded: readonly string[];
  readonly log: (name: string, text: string) => void;
}

export interface Lambda {
  readonly invoke: (name: string, event: LambdaEvent, kind?: keyof typeof SECONDS) => Promise<Response>;
  /** How many processes were started for it. */
  readonly startsOf: (name: string) => number;
  /** Resolves once no invocation is running, background work included. */
  readonly quiet: () => Promise<void>;
  readonly stop: () => void;
}

export function lambda({ taskRootOf, temporary, environmentOf, preloaded, log }: LambdaOptions): Lambda {
  const idle: Instance[] = [];
  const busy = new Map<Instance, Promise<void>>();
  const turns = new Map<string, { places: number; readonly waiting: (() => void)[] }>();
  const starts = new Map<string, number>();

  const startOne = async (name: string): Promise<Instance> => {
    const taskRoot = await taskRootOf(name);
    starts.set(name, (starts.get(name) ?? 0) + 1);
    const environment = environmentOf(name);
    const print = (text: string): void => log(name, text);
    return startInstance({ name, taskRoot, temporary, environment, preloaded, log: print });
  };

  /** Waits for a place; returns what gives it back. */
  const place = async (name: string): Promise<() => void> => {
    const turn = turns.get(name) ?? { places: BUSY_AT_MOST, waiting: [] };
    turns.set(name, turn);
    if (turn.places > 0) turn.places -= 1;
    else await new Promise<void>((resolve) => turn.waiting.push(resolve));
    return () => {
      const next = turn.waiting.shift();
      if (next === undefined) turn.places += 1;
      else next();
    };
  };

  const keep = (instance: Instance): void => {
    idle.push(instance);
    if (idle.length > IDLE_AT_MOST) idle.shift()?.end();
  };

  const takeIdle = (name: string): Instance | undefined => {
    const index = idle.findLastIndex((instance) => instance.name === name);
    return index === -1 ? undefined : idle.splice(index, 1)[0];
  };

  return {
    async invoke(name, event, kind = 'request') {
      if (Buffer.byteLength(JSON.stringify(event)) > EVENT_LIMIT) {
        return new Response('Payload Too Large', { status: 413 });
      }
      const leave = await place(name);
      let instance: Instance;
      try {
        instance = takeIdle(name) ?? (await startOne(name));
      } catch (error) {
        leave();
        throw error;
      }
      const answer = instance.invoke(event, SECONDS[kind]);
      const over = instance.over().then((usable) => {
        busy.delete(instance);
        if (usable) keep(instance);
        else instance.end();
        leave();
      });
      busy.set(instance, over);
      return answer;
    },
    startsOf: (name) => starts.get(name) ?? 0,
    async quiet() {
      while (busy.size > 0) await Promise.all(busy.values());
    },
    stop() {
      for (const instance of [...idle, ...busy.keys()]) instance.end();
    },
  };
}
