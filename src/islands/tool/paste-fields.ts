/** Ids of the two fields for pasted HTML. A file of its own, so that moving focus there does not bring the form. */
export const PASTE_FIELDS = { html: 'pasted-html', address: 'pasted-address' } as const;
export type PasteField = keyof typeof PASTE_FIELDS;
