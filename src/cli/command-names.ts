export const COMMAND_NAMES = ['assess', 'compare', 'page', 'open', 'diff', 'many'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
