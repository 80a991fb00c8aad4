/** The table of what a message to us may be: what becomes of it, and how far it is trusted. */

/** What editors do with a message. */
export const MESSAGE_STATUSES = ['new', 'in-progress', 'done', 'spam'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * Why a message should be looked at before it is believed to come from a person. None makes it disappear: without
 * scripts there is no proof of work, and a browser may fill in the trap by itself.
 */
export const MODERATION_REASONS = [
  'trap-filled',
  'proof-missing',
  'proof-wrong',
  'proof-expired',
  'proof-replayed',
  /** Storage did not say whether the proof was handed in before. */
  'proof-unchecked',
] as const;

export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** `moderate`: there are reasons to look at it first. */
export const TRUSTS = ['trusted', 'moderate'] as const;

export type Trust = (typeof TRUSTS)[number];
