/**
 * Groups of strings that an island's page carries, by namespace, where it carries a namespace in part: pages have few
 * bytes. A test holds that the island uses these and no others.
 */
export const ISLAND_STRINGS = {
  assessment: { site: ['addressForm', 'notice', 'outcome'] },
  comparison: {
    assessment: ['failure', 'open', 'problem', 'progress', 'status', 'title', 'undo'],
    site: ['notice', 'outcome'],
  },
} as const;
