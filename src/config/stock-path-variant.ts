/** The two readings of the stock paths (spec section 2): the last segment of the overview in each language. */
export const stockPathVariants = {
  occasions: { nl: 'occasions', en: 'occasions', de: 'anlasse', fr: 'occasions', es: 'ocasiones' },
  stock: { nl: 'voorraad', en: 'stock', de: 'bestand', fr: 'stock', es: 'existencias' },
} as const;

export type StockPathVariant = keyof typeof stockPathVariants;

/** THE setting: which reading is canonical. The other one is redirected to it permanently. */
export const stockPathVariant = 'occasions' as StockPathVariant;

/** The reading that is not in force. */
export const otherReading: StockPathVariant = stockPathVariant === 'occasions' ? 'stock' : 'occasions';
