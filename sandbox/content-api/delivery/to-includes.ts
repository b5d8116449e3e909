import type { DeliveredItem } from './to-delivery';

/**
 * Returns the items that a list of entries links to, up to `depth` levels, without the entries themselves: its
 * `includes`.
 */
export function toIncludes(items: readonly DeliveredItem[], all: readonly DeliveredItem[], depth: number) {
  const byKey = new Map(all.map((item) => [`${item.sys.type}:${item.sys.id}`, item]));
  const seen = new Set(items.map(({ sys }) => `${sys.type}:${sys.id}`));
  const included: DeliveredItem[] = [];
  let layer = [...items];
  for (let step = 0; step < depth; step += 1) {
    const keys = new Set(layer.flatMap(({ fields }) => toLinkKeys(fields)).filter((key) => !seen.has(key)));
    keys.forEach((key) => seen.add(key));
    layer = [...keys].flatMap((key) => byKey.get(key) ?? []);
    included.push(...layer);
  }
  const ofType = (type: string) => included.filter(({ sys }) => sys.type === type);
  const [entries, assets] = [ofType('Entry'), ofType('Asset')];
  return { ...(entries.length > 0 && { Entry: entries }), ...(assets.length > 0 && { Asset: assets }) };
}

/** Returns the links anywhere in a value, including those in rich text. */
function toLinkKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sys' in value) {
    const { sys } = value;
    const isLink = typeof sys === 'object' && sys !== null && 'linkType' in sys && 'id' in sys;
    return isLink ? [`${String(sys.linkType)}:${String(sys.id)}`] : [];
  }
  return Object.values(value).flatMap(toLinkKeys);
}
