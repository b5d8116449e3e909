import { useCompany } from '@/features/company/use-company';

import * as styles from './plain-header.module.css';

/** The company's logo alone, on a page that leads nowhere else. */
export function PlainHeader() {
  const company = useCompany();
  const name = company?.name ?? '';
  const file = company?.logo?.localFile;
  const logo = file?.drawing ?? file?.publicURL ?? null;
  return (
    <header className={styles.header}>
      {logo === null ? (
        <p>{name}</p>
      ) : (
        <img src={logo} alt={name} width={company?.logo?.width ?? 200} height={company?.logo?.height ?? 48} />
      )}
    </header>
  );
}
