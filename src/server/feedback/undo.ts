/** Lets senders undo the deletion of a message for a moment: once, and only this deletion. */
import { z } from 'zod';
import { markGone, undoOf, unmarkGone } from '../platform/gone';
import { hold, newUndo, release } from '../platform/held';
import type { Services } from '../platform/services';
import { messageSchema, type Message } from './message';
import { messages, nameOfScreenshot, outbox, outboxSchema, readMessage, removeMessage, screenshots } from './store';

type UndoServices = Pick<Services, 'storage' | 'environment' | 'now'>;

const PURPOSE = 'messages';
export const ROOM = 'feedback/';

const heldSchema = z.object({
  message: messageSchema,
  /** Base64; null if the message has none. */
  screenshot: z.string().nullable(),
  /** The notification that was still to be sent, as it is stored; null if there was none. */
  outbox: outboxSchema.nullable().catch(null),
});

type HeldMessage = z.output<typeof heldSchema>;

async function everythingOf({ storage }: UndoServices, message: Message): Promise<HeldMessage> {
  const { screenshot, reference } = message;
  const [bytes, queued] = await Promise.all([
    screenshot && screenshots.value(storage, nameOfScreenshot(screenshot)),
    outbox.items.value(storage, reference),
  ]);
  return { message, screenshot: bytes && Buffer.from(bytes).toString('base64'), outbox: queued };
}

/**
 * Deletes a message with all that belongs to it, and notes that its address is gone.
 *
 * @param token what opens it to its sender
 * @returns what brings it back; null if that is too large
 * @throws StorageError if something may be left; asking again deletes the rest
 */
export async function removeUndoably(services: UndoServices, token: string, message: Message): Promise<string | null> {
  const { storage, now } = services;
  const undo = newUndo();
  const what = await everythingOf(services, message);
  await markGone(storage, ROOM, token, now().getTime(), undo);
  await removeMessage(storage, message.reference);
  return hold(services, PURPOSE, { what, undo });
}

/**
 * Brings a message back, in the order in which it was stored first.
 *
 * @returns false if it is too late, or `sealed` is not of our making
 * @throws StorageError if it is not certain that it is there; asking again is safe
 */
export async function restoreMessage(services: UndoServices, token: string, sealed: string): Promise<boolean> {
  const { storage } = services;
  const held = await release(services, PURPOSE, heldSchema, sealed);
  const [reference = ''] = token.split('.');
  if (held === null || held.what.message.reference !== reference) return false;
  const { message, screenshot, outbox: queued } = held.what;
  // It may have been brought back already, by the same form sent twice.
  if ((await undoOf(storage, ROOM, token)) !== held.undo) return (await readMessage(storage, reference)) !== null;
  const names = message.screenshot ? [message.screenshot.key] : [];
  await messages.revive(storage, reference, message, names);
  await messages.add(storage, reference, message, async () => {
    if (queued !== null) await outbox.items.create(storage, reference, queued);
    if (message.screenshot === null || screenshot === null) return;
    const bytes = new Uint8Array(Buffer.from(screenshot, 'base64'));
    await screenshots.put(storage, nameOfScreenshot(message.screenshot), bytes);
  });
  await unmarkGone(storage, ROOM, token);
  return true;
}
