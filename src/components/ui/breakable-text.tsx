import { Fragment } from 'react';

/** A text that may go on in the next line behind each slash, as languages join long words. */
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
