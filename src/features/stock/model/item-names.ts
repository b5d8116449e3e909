import type { StockItem } from './item';

/**
 * The item's name: make, model and type, as far as it has them.
 * @example 'Fendt 724 Vario ProfiPlus'
 */
export function getItemTitle(item: StockItem): string {
  return [getMake(item), getModel(item), item.type].filter((word) => word !== undefined).join(' ');
}

/** The make, if any. */
export function getMake({ makeName }: StockItem): string | undefined {
  return isOther(makeName) ? undefined : makeName;
}

/** The model from the API's list, or the free text beside it. */
export function getModel({ model, modelOther }: StockItem): string | undefined {
  return [model, modelOther].find((name) => !isOther(name));
}

/** The API sends makes and models outside of its lists as "other", with the real name beside. */
function isOther(name: string | undefined): boolean {
  return name === undefined || /^(overig|anders|other|sonstige)$/i.test(name);
}
