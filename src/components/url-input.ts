/** What every field for an address has: any form of one is taken, and nothing may change how it was typed. */
export const URL_INPUT = {
  type: 'text',
  inputMode: 'url',
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
