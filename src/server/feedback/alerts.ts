/** Alerts for the operator, apart from messages: a cap that is half or nearly used up, and schedules that stopped. */
import { z } from 'zod';

/** What there is only so much of. */
export const CAPS = [
  'assessments',
  'messages',
  'messages-of-hour',
  'publications',
  'publications-of-hour',
  'mails',
  'stored-records',
] as const;

export type Cap = (typeof CAPS)[number];

/** Shares of a cap that raise an alarm, the greatest first. If two are reached at once, only the first is reported. */
export const LEVELS = [
  ['nine-tenths-used', 9 / 10],
  ['half-used', 1 / 2],
] as const;

type Level = (typeof LEVELS)[number][0];

const CAP_ALERTS = CAPS.flatMap((cap) => LEVELS.map(([level]) => `${cap}.${level}` as const));

const capAlertSchema = z.object({
  type: z.enum(CAP_ALERTS),
  /** The UTC day: `2026-06-01`. */
  day: z.string(),
  /** The hour that the cap is for, 0 to 23; absent if it is for the day. */
  hour: z.number().int().optional(),
  /** How much was counted, and how much is allowed. */
  used: z.number(),
  limit: z.number(),
});

const stoppedSchema = z.object({
  type: z.literal('schedules.stopped'),
  /** When the clock ran last. */
  since: z.iso.datetime(),
});

export const alertSchema = z.union([capAlertSchema, stoppedSchema]);

export type CapAlert = z.output<typeof capAlertSchema>;
/** An alert for the operator that isn't a message. It quotes no one. */
export type Alert = z.output<typeof alertSchema>;

/** The window for which an alert is sent once: a day, an hour, or the time since which something has been true. */
export function windowOf(alert: Alert): string {
  if (alert.type === 'schedules.stopped') return alert.since.replace(/\W/g, '');
  return alert.hour === undefined ? alert.day : `${alert.day}T${String(alert.hour).padStart(2, '0')}`;
}

/** By which a receiver knows one that it got before. */
export const alertId = (alert: Alert) => `${alert.type}-${windowOf(alert)}`;

const NAMES: Readonly<Record<Cap, string>> = {
  assessments: "the day's assessments",
  messages: "the day's messages",
  'messages-of-hour': "the hour's messages",
  publications: "the day's publications",
  'publications-of-hour': "the hour's publications",
  mails: "the day's e-mails about messages",
  'stored-records': 'the records that storage is meant for',
};

/** What comes of it at the cap, and where to read on. */
const CONSEQUENCES: Readonly<Record<Cap, string>> = {
  assessments:
    'At the limit, visitors are told to come back the next day. To stop assessing at once, see docs/deploy.md.',
  messages: 'At the limit, the form refuses messages until the next day.',
  'messages-of-hour':
    'At the limit, the form refuses messages until the next hour. Is it a flood? See docs/operate.md.',
  publications: 'At the limit, nothing more is published until the next day.',
  'publications-of-hour': 'At the limit, nothing more is published until the next hour. See docs/operate.md.',
  mails: 'At the limit, messages are announced by the webhook alone until the next day; all are in the inbox.',
  'stored-records': 'Nothing is refused at the limit, but listings get slow. See docs/operate.md.',
};

const SHARES: Readonly<Record<Level, string>> = { 'half-used': 'Half of', 'nine-tenths-used': 'Nine tenths of' };

/** An alert as an e-mail says it. */
export function wordsOf(alert: Alert): { readonly subject: string; readonly lines: readonly string[] } {
  if (alert.type === 'schedules.stopped') {
    return {
      subject: 'Scheduled tasks have stopped',
      lines: [
        `The clock has not run since ${alert.since}. Nothing is deleted, announced or built on schedule until it does.`,
        'What to look at: docs/operate.md.',
      ],
    };
  }
  const [cap, level] = alert.type.split('.') as [Cap, Level];
  return {
    subject: `${SHARES[level]} ${NAMES[cap]} are used`,
    lines: [
      `${windowOf(alert)} (UTC): ${String(alert.used)} of ${String(alert.limit)} (${NAMES[cap]}).`,
      CONSEQUENCES[cap],
    ],
  };
}
