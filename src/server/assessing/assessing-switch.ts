/**
 * The operator's switch: a document in storage, so that it works at once and without a deploy. `docs/deploy.md` says
 * how it is set: `false` there, or anything else but `true`, stops assessing; nothing there lets it go on.
 */
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { switches } from './store';

const NAME = 'assessing';

export const SWITCH_KEY = switches.prefix + NAME;

/** What an instance has read, by the instance. */
const read = new WeakMap<object, { readonly isOn: boolean; readonly until: number }>();

/** Whether sites are assessed; as it was up to `LIMITS.switchSeconds` ago. @throws StorageError */
export async function isAssessingOn({
  storage,
  now,
  instance,
}: Pick<Services, 'storage' | 'now' | 'instance'>): Promise<boolean> {
  const time = now().getTime();
  const known = instance && read.get(instance);
  if (known && known.until > time) return known.isOn;
  const found = await switches.find(storage, NAME);
  const isOn = found === null || found.value === true;
  if (instance) read.set(instance, { isOn, until: time + LIMITS.switchSeconds * 1000 });
  return isOn;
}
