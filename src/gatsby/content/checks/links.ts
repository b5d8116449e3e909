import type { ContentFinding } from '../../../../content-model/content-report';
import type { Field } from '../../../../content-model/content-type';
import { nameType } from '../../../../content-model/type-name';
import { defaultLocale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { findEmptyAssets } from '../asset-files';
import { assetType, nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { isFileName } from '../mend/picture-words';

import { listFields, type Facts } from './facts';
import { quote, toFinding } from './finding';

const uploadAgain =
  'Upload it again as JPEG, PNG, WebP, AVIF, GIF or SVG (a telephone’s HEIC is none of them), and publish it.';

/**
 * Links of entries that lead to nothing the site has, pictures among them. Sections of pages have sentences of their
 * own.
 */
export function findLostLinks(facts: Facts): ContentFinding[] {
  const assets = new Map(facts.assets.map((asset) => [asset.sys.id, asset]));
  return listFields(facts.entries, ['image', 'file', 'entry', 'entries']).flatMap(({ entry, id, field, values }) => {
    const type = entry.sys.contentType.sys.id;
    if (type === 'page' && id === 'sections') return [];
    const what = `The ${nameType(type)} ${nameEntry(entry)}: what its field “${field.name}” leads to`;
    return [
      ...new Set(values.flatMap(([, value]) => findLinks(value)).map((link) => `${link.type} ${link.id}`)),
    ].flatMap((link) => {
      const [linkType, target = ''] = link.split(' ');
      const asset = assets.get(target);
      if (linkType === assetType && asset !== undefined) {
        const fault = judgeFile(asset, field, facts);
        return fault === null
          ? []
          : [
              toFinding(entry, {
                field: id,
                problem: `${what} (the ${toAssetWord(field)} ${nameEntry(asset)}) ${fault.problem}`,
                advice: fault.advice,
              }),
            ];
      }
      if (linkType !== assetType && facts.byId.has(target)) return [];
      const kind = linkType === assetType ? toAssetWord(field) : 'entry';
      return [
        toFinding(entry, {
          field: id,
          problem: `${what} (the ${kind} ${target}) is not published, or was deleted; it is left out.`,
          advice: `Publish the ${kind}${kind === 'entry' ? '' : ' (Media)'}, or take it out of the field.`,
        }),
      ];
    });
  });
}

/** What is wrong with a file that a field leads to. Of one without a file it is said once, of the asset. */
function judgeFile(asset: CmsEntry, field: Field, { lostFiles }: Facts): { problem: string; advice: string } | null {
  if (lostFiles.has(asset.sys.id))
    return {
      problem: 'has no file that the site can show; it is left out.',
      advice: field.kind === 'file' ? 'Upload it again as its help says, and publish it.' : uploadAgain,
    };
  if (field.kind !== 'image' || isPicture(asset) || findEmptyAssets([asset]).length > 0) return null;
  return { problem: 'is no picture; it is left out.', advice: 'Choose a picture there.' };
}

const toAssetWord = ({ kind }: Field) => (kind === 'file' ? 'file' : 'picture');

/** Pictures and files of the CMS that the site does not have, whoever shows them. */
export function findLostFiles({ assets, lostFiles }: Facts): ContentFinding[] {
  return assets.flatMap((asset) => {
    const empty = findEmptyAssets([asset]);
    const { fileName, contentType } = (asset.fields.file?.[defaultLocale] ?? {}) as Record<string, unknown>;
    const file = `${quote(fileName)}, of the kind ${quote(contentType)}`;
    const lost = `The asset ${nameEntry(asset)} of the CMS has a file that the site cannot show (${file}); it is left out.`;
    const problems = empty.length > 0 ? empty : lostFiles.has(asset.sys.id) ? [lost] : [];
    return problems.map((problem) => toFinding(asset, { field: 'file', problem, advice: uploadAgain }));
  });
}

/**
 * Fields whose picture is read out by its description; others are decoration, or say the name of what they stand for.
 */
const readOut: readonly (readonly [type: string, field: string])[] = [['imageText', 'image']];

/**
 * Pictures that say something and that nobody has described: who does not see them hears a title, if anything (WCAG
 * 1.1.1).
 */
export function findPicturesWithoutWords({ entries, assets }: Facts): ContentFinding[] {
  const inFields = readOut.flatMap(([type, field]) =>
    entries.filter(({ sys }) => sys.contentType.sys.id === type).flatMap(({ fields }) => findLinks(fields[field])),
  );
  const inTexts = listFields(entries, ['richText']).flatMap(({ values }) =>
    values.flatMap(([, value]) => findEmbeddedAssets(value)),
  );
  const shown = new Set([...inFields, ...inTexts].map(({ id }) => id));
  return assets
    .filter((asset) => shown.has(asset.sys.id) && isPicture(asset) && !isDescribed(asset))
    .map((asset) =>
      toFinding(asset, {
        field: 'description',
        problem: `The picture ${nameEntry(asset)} has no description; who does not see it hears its title, or nothing if that is the name of a file.`,
        advice: 'Say in the description of the picture (Media) what is to be seen on it.',
      }),
    );
}

function findEmbeddedAssets(value: unknown): ReturnType<typeof findLinks> {
  return findLinks(value).filter(({ type }) => type === assetType);
}

function isPicture({ fields }: CmsEntry): boolean {
  return Object.values(fields.file ?? {}).some((file) => {
    const { contentType } = (file ?? {}) as { contentType?: unknown };
    return typeof contentType === 'string' && contentType.startsWith('image/');
  });
}

function isDescribed({ fields }: CmsEntry): boolean {
  const { fileName } = (Object.values(fields.file ?? {})[0] ?? {}) as { fileName?: unknown };
  const name = typeof fileName === 'string' ? fileName : '';
  return Object.values(fields.description ?? {}).some(
    (words) => typeof words === 'string' && hasWords(words) && !isFileName(words, name),
  );
}
