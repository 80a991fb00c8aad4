interface ChoiceProps {
  /** Of the URL's parameter. Is also the id of the field. */
  readonly name: string;
  readonly label: string;
  /** Undefined for any. */
  readonly chosen: string | undefined;
  /** Word for what does not narrow anything down. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, word: string])[];
}

/** Narrows a list down by one of several values. */
export function Choice({ name, label, chosen, any, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
