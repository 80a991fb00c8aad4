/** What is wrong with a field, which names this element's id as its description. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | null | undefined }) {
  if (message === null || message === undefined) return null;
  return (
    <p className="field-error" id={id}>
      {message}
    </p>
  );
}
