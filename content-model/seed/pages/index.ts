import type { ContentfulEntry } from '../../contentful-format';

import { accessibilityEntries } from './accessibility';
import { articlePageEntries } from './articles';
import { companyPageEntries } from './company';
import { homeEntries } from './home';
import { imprintEntries } from './imprint';
import { listPageEntries } from './lists';
import { privacyEntries } from './privacy';
import { sectorPageEntries } from './sectors';
import { servicePageEntries } from './services';
import { termsEntries } from './terms';
import { transportEntries } from './transport';
import { verifyEntries } from './verify';

/** Every page of the demo with its sections and cards. */
export const pageEntries: ContentfulEntry[] = [
  ...homeEntries,
  ...sectorPageEntries,
  ...servicePageEntries,
  ...companyPageEntries,
  ...listPageEntries,
  ...articlePageEntries,
  ...termsEntries,
  ...privacyEntries,
  ...accessibilityEntries,
  ...imprintEntries,
  ...verifyEntries,
  ...transportEntries,
];
