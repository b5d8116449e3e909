import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { toTelLink } from '@/lib/contact-links';

import { useCompany } from '../use-company';

import * as styles from './call-us.module.css';
import { OpenNow } from './open-now';

/** A person to call, and whether one is there now; nothing without a number. */
export function CallUs() {
  const company = useCompany();
  if (company?.phone == null) return null;
  return (
    <div className={styles.call}>
      <ButtonLink href={toTelLink(company.phone)} variant="outlined" size="large">
        <Icon name="phone" /> {company.phone}
      </ButtonLink>
      {company.openingTimes !== null && <OpenNow times={company.openingTimes} />}
    </div>
  );
}
