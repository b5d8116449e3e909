import type { ContentType } from '../content-type';

import {
  brandSection,
  certificateSection,
  formSection,
  mapSection,
  newsTeaser,
  serviceSection,
  stockTeaser,
  storyTeaser,
  teamSection,
  vacancyTeaser,
} from './data-sections';
import { callToAction, cardSection, hero, imageText, textSection } from './text-sections';
import { videoSection } from './video';

/** The sections of a page, in the order of the editor's menu. */
export const sectionTypes = [
  hero,
  textSection,
  imageText,
  videoSection,
  cardSection,
  callToAction,
  stockTeaser,
  vacancyTeaser,
  newsTeaser,
  storyTeaser,
  serviceSection,
  brandSection,
  certificateSection,
  teamSection,
  mapSection,
  formSection,
] as const satisfies readonly ContentType[];
