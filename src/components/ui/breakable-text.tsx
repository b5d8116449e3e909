import { Fragment } from 'react';

/** A text that may wrap after each slash, which some languages use to join long words. */
export function BreakableText({ text }: { text: string }) {
  const [first, ...rest] = text.split('/');
  return (
    <>
      {first}
      {rest.map((part, place) => (
        <Fragment key={place}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
