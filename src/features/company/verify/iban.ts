/** An account number in its plain form; null for what has not the form of one (ISO 13616). */
export function toIban(text: string): string | null {
  const plain = text
    .replace(/^iban:?/i, '')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(plain) ? plain : null;
}

/** Whether the check digits of a plain account number fit (ISO 7064, MOD 97-10). */
export function isIban(plain: string): boolean {
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An account number as banks print it, in groups of four. */
export function formatIban(plain: string): string {
  return plain.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
