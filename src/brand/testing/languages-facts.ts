import type { LanguageFacts } from '../facts/languages';

export const GOOD_LANGUAGES: LanguageFacts = { alternates: [] };
