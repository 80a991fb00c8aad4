import { Fragment } from 'react';

/** A host, or a URL as typed, which breaks at its dots if it has to. */
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
