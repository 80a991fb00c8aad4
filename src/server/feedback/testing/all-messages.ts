import type { Storage } from '../../platform/storage/raw';
import { matchingMessages } from '../listing';
import type { Message } from '../message';

/** Every message there is, the newest first. */
export async function allMessages(storage: Storage): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const some of matchingMessages(storage, {}, '', 1)) messages.push(...some);
  return messages;
}
