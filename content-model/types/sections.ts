import type { ContentType } from '../content-type';

import {
  brandSection,
  certificateSection,
  formSection,
  mapSection,
  serviceSection,
  stockTeaser,
  teamSection,
  vacancyTeaser,
} from './data-sections';
import { callToAction, cardSection, hero, imageText, textSection } from './text-sections';

/** The sections of a page, in the order of the editor's menu. */
export const sectionTypes = [
  hero,
  textSection,
  imageText,
  cardSection,
  callToAction,
  stockTeaser,
  vacancyTeaser,
  serviceSection,
  brandSection,
  certificateSection,
  teamSection,
  mapSection,
  formSection,
] as const satisfies readonly ContentType[];
