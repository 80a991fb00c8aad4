/**
 * How much of each text a surface shows. Limits are published by X and Discord alone, and by Meta for a description in
 * WhatsApp; the others are assumed.
 */
import {
  DISCORD_DESCRIPTION_BYTES,
  DISCORD_TITLE_BYTES,
  MANIFEST_SHORT_NAME_LENGTH,
  WHATSAPP_DESCRIPTION_LENGTH,
  X_DESCRIPTION_LENGTH,
} from '../basics/published-limits';
import type { PreviewId, PreviewRules } from './card';

const assumed = (max: number) => ({ unit: 'width', max, published: false }) as const;
const published = (max: number) => ({ unit: 'characters', max, published: true }) as const;

export const PREVIEW_RULES = {
  search: { title: assumed(60), description: assumed(160) },
  facebook: { title: assumed(90), description: assumed(110) },
  x: { title: published(70), description: published(X_DESCRIPTION_LENGTH) },
  linkedin: { title: assumed(120), description: assumed(110) },
  whatsapp: { title: assumed(90), description: assumed(WHATSAPP_DESCRIPTION_LENGTH) },
  slack: { title: assumed(150), description: assumed(300) },
  discord: {
    title: { unit: 'bytes', max: DISCORD_TITLE_BYTES, published: true },
    description: { unit: 'bytes', max: DISCORD_DESCRIPTION_BYTES, published: true },
  },
  mastodon: { title: assumed(120), description: assumed(160) },
  phone: { name: assumed(MANIFEST_SHORT_NAME_LENGTH) },
  tab: { title: assumed(24) },
  chat: { name: assumed(60), description: assumed(160) },
} as const satisfies Readonly<Record<PreviewId, PreviewRules>>;
