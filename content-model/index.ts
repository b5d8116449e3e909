import type { ContentType } from './content-type';
import { news, story } from './types/article';
import { certificate, company } from './types/company';
import { link } from './types/link';
import { linkGroup, navigation } from './types/navigation';
import { openingException, openingTimes } from './types/opening-times';
import { page, popUp } from './types/page';
import { redirect } from './types/redirect';
import { searchSynonym } from './types/search-synonym';
import { sectionTypes } from './types/sections';
import { brand, sector, service } from './types/sector';
import { teamMember } from './types/team-member';
import { text } from './types/text';
import { card } from './types/text-sections';
import { vacancy } from './types/vacancy';

/** Every content type of the space, in the order of the editor's menu. */
export const contentTypes = [
  company,
  openingTimes,
  openingException,
  certificate,
  teamMember,
  vacancy,
  news,
  story,
  sector,
  brand,
  service,
  searchSynonym,
  redirect,
  page,
  ...sectionTypes,
  card,
  link,
  linkGroup,
  navigation,
  popUp,
  text,
] as const satisfies readonly ContentType[];

type ContentTypes = (typeof contentTypes)[number];

export type ContentTypeId = ContentTypes['id'];
