import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

import { useCompany } from '../use-company';

import * as styles from './call-us.module.css';
import { OpenNow } from './open-now';

/** The company's phone number, and whether it is open now; nothing without a number. */
export function CallUs() {
  const company = useCompany();
  if (company?.phone?.href == null) return null;
  return (
    <div className={styles.call}>
      <ButtonLink href={company.phone.href} variant="outlined" size="large">
        <Icon name="phone" /> {company.phone.text}
      </ButtonLink>
      {company.openingTimes !== null && <OpenNow times={company.openingTimes} />}
    </div>
  );
}
