import { Host } from '../Host';

/** The brands of a comparison in one line: hosts, or URLs as they were typed. */
export function ComparedNames({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="compared-names">
      {names.map((name, index) => (
        <span key={index}>
          <Host text={name} />
        </span>
      ))}
    </span>
  );
}
