export const COMMAND_NAMES = ['assess', 'compare', 'page', 'open', 'diff', 'many', 'checks', 'explain'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
