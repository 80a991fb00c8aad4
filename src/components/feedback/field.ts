/** Ties a field to its hint and, where there is one, its error. */
export function described(id: string, error: string | undefined) {
  return error === undefined
    ? { 'aria-describedby': `${id}-hint` }
    : { 'aria-invalid': true, 'aria-describedby': `${id}-error ${id}-hint` };
}
