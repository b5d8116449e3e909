import type { PropertyValues } from '../../src/features/stock/model/properties';

/** A text per language; a language may be missing. */
export type Texts = { nl?: string; en?: string; de?: string; fr?: string; es?: string };

export type CatalogueCategory = { name: string; longPluralTranslated: Texts };
export type ListedCategory = CatalogueCategory & { subCategories: CatalogueCategory[] };

/** One image; `url` is a path that the server makes absolute with its own origin. */
export type CatalogueImage = { url: string; width?: number; height?: number };

/** The properties of the item page; the API sends the construction year as a number. */
export type Details = Omit<PropertyValues, 'constructionYear'>;

/** A stock item as the stock API sends it; unknown fields are missing or null. */
export type CatalogueItem = Details & {
  constructionYear?: number;
  advertisementID: number | string;
  advertiserStockNumber: string;
  advertiserObjectReference?: string;
  createdDate: string;
  category: CatalogueCategory;
  subCategory: CatalogueCategory | null;
  make: string | null;
  makeName: string | null;
  model: string | null;
  modelOther: string | null;
  type: string | null;
  shortAxleConfiguration?: string;
  pricing: { type: string; vat: string };
  /** In cents. */
  price: { amount: number; currency: string } | null;
  transaction: string;
  status: string | null;
  images: CatalogueImage[];
  description: Texts;
  accessories: Texts[];
};

export type Catalogue = { items: CatalogueItem[]; categories: ListedCategory[] };
