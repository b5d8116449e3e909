/** A link to where an entry is edited, after a sentence about it; nothing where it cannot be opened. */
export function EntryLink({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <>
      {' '}
      <a href={address} rel="noreferrer">
        Open in Contentful
      </a>
    </>
  );
}
