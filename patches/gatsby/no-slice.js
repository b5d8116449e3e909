/** In place of Gatsby's own, with all that it needs: no page here is put together of slices. */
export function Slice() {
  return null;
}
