/** The two variants of the stock paths (spec section 2): the overview's last segment in each language. */
export const stockPathVariants = {
  occasions: { nl: 'occasions', en: 'occasions', de: 'anlasse', fr: 'occasions', es: 'ocasiones' },
  stock: { nl: 'voorraad', en: 'stock', de: 'bestand', fr: 'stock', es: 'existencias' },
} as const;

export type StockPathVariant = keyof typeof stockPathVariants;

/** The setting: the canonical variant. The other one redirects to it permanently. */
export const stockPathVariant = 'occasions' as StockPathVariant;

/** The variant that redirects. */
export const otherVariant: StockPathVariant = stockPathVariant === 'occasions' ? 'stock' : 'occasions';
