/** How wide a letter is, and its outline or line from its upper left corner: `m` and what follows in steps, so that it can stand anywhere. */
type Letter = readonly [width: number, steps: string];
type Alphabet = Readonly<Record<string, Letter>>;

/** Outlines, 32 high. */
export const bold: Alphabet = {
  A: [30, 'm11 0h8l11 32h-8l-2-7h-10l-2 7h-8zm1 19h6l-3-10z'],
  D: [27, 'h12q15 0 15 16t-15 16h-12zm7 6v20h5q8 0 8-10t-8-10z'],
  E: [21, 'h21v6h-14v7h12v6h-12v7h14v6h-21z'],
  K: [27, 'h7v13l11-13h8l-12 15 13 17h-9l-9-12-2 2v10h-7z'],
  L: [20, 'h7v26h13v6h-20z'],
  M: [34, 'h10l7 20 7-20h10v32h-7v-20l-7 20h-6l-7-20v20h-7z'],
  P: [26, 'h15q11 0 11 10.5t-11 10.5h-8v11h-7zm7 6v9h7q5 0 5-4.5t-5-4.5z'],
  V: [30, 'h8l7 23 7-23h8l-11 32h-8z'],
};

/** Lines, 17 high. */
export const light: Alphabet = {
  A: [17, 'm0 17l8.5-17 8.5 17m-14-6h11'],
  C: [15, 'm15 4q-3-4-7-4-8 0-8 8.5t8 8.5q4 0 7-4'],
  E: [12, 'm12 0h-12v17h12m-12-9h11'],
  H: [15, 'v17m15-17v17m-15-9h15'],
  I: [0, 'v17'],
  M: [18, 'm0 17v-17l9 12 9-12v17'],
  N: [15, 'm0 17v-17l15 17v-17'],
  S: [13, 'm12 3.5q-1-3.5-5.5-3.5-6 0-6 4.5 0 3 6 4t6 4.5q0 4.5-6 4.5-5 0-6.5-4'],
};

/** A word as one path. @param gap between two letters */
export function toWord(alphabet: Alphabet, word: string, x: number, y: number, gap: number): string {
  let at = x;
  return Array.from(word)
    .map((character) => {
      const [width, steps] = alphabet[character] ?? [0, ''];
      const placed = `M${at} ${y}${steps}`;
      at += width + gap;
      return placed;
    })
    .join('');
}
