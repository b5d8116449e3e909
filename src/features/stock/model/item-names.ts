import type { StockItem } from './item';

/** What the item is called: make, model and type, without what is unknown. @example 'Fendt 724 Vario ProfiPlus' */
export function getItemTitle(item: StockItem): string {
  return [getMake(item), getModel(item), item.type].filter((word) => word !== undefined).join(' ');
}

/** The make, where it has one. */
export function getMake({ makeName }: StockItem): string | undefined {
  return isOther(makeName) ? undefined : makeName;
}

/** The model: that of the API's list, or the name beside it. */
export function getModel({ model, modelOther }: StockItem): string | undefined {
  return [model, modelOther].find((name) => !isOther(name));
}

/** Makes and models that are not in the API's lists are sent as "other", with the real name beside it. */
function isOther(name: string | undefined): boolean {
  return name === undefined || /^(overig|anders|other|sonstige)$/i.test(name);
}
