import type { CreatePagesArgs } from 'gatsby';

import { locales, type Locale } from '../../i18n/locales';
import { sectorIds, sectorRoutes } from '../../i18n/routes';
import { toSitePicture } from '../../i18n/share-pictures';
import { getBuildTexts } from '../artifacts/build-texts';

import { drawSharePicture, prepareGround, prepareImage } from './draw';
import { writePicture } from './draw-due';

/** The files of the company's logo and of the picture that the home page begins with; null for what the CMS has not. */
export type SiteFaces = { logo: string | null; photo: string | null };

type File = { localFile: { absolutePath: string } | null } | null;
type Answer = {
  company: { logo: File } | null;
  home: { sections: ({ image?: File } | null)[] | null } | null;
};

/** Asks Gatsby's own data. */
export async function querySiteFaces(args: CreatePagesArgs): Promise<SiteFaces> {
  const { data } = await args.graphql<Answer>(`
    query SiteFaces {
      company: contentfulCompany {
        logo {
          localFile {
            absolutePath
          }
        }
      }
      home: contentfulPage(route: { eq: "home" }) {
        sections {
          ... on ContentfulHero {
            image {
              localFile {
                absolutePath
              }
            }
          }
        }
      }
    }
  `);
  return {
    logo: data?.company?.logo?.localFile?.absolutePath ?? null,
    photo: data?.home?.sections?.[0]?.image?.localFile?.absolutePath ?? null,
  };
}

/** A picture in each language for the pages that have none of their own: what the company does, and for whom. */
export async function makeSitePictures({ logo, photo }: SiteFaces): Promise<string[]> {
  const ground = await prepareGround(logo);
  const prepared = photo === null ? null : await prepareImage(photo).catch(() => null);
  const make = async (locale: Locale) => {
    const { t } = getBuildTexts(locale);
    const sectors = sectorIds.map((sector) => t(`common:page.${sectorRoutes[sector].page}.short`));
    const words = {
      title: t('common:page.stockOverview.title'),
      facts: sectors.map((sector) => ({ label: '', value: sector })),
      price: '',
      note: '',
      status: '',
    };
    await writePicture(toSitePicture(locale), await drawSharePicture(ground, prepared, words));
    return toSitePicture(locale);
  };
  return Promise.all(locales.map(make));
}
