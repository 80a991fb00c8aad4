import { Fragment } from 'react';

/** A host, or a URL as it was typed, that breaks at its dots where it has to. */
export function Host({ text }: { readonly text: string }) {
  const [first, ...others] = text.split('.');
  return (
    <bdi dir="ltr">
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />.{part}
        </Fragment>
      ))}
    </bdi>
  );
}
