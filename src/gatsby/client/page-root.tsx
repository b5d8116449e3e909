import { useEffect, useState, type ReactNode } from 'react';

import { ErrorBoundary } from '../../components/error-boundary';
import { isOnScreen, KeptNodes } from '../../layout/kept-nodes';

type Props = {
  /** Selects the element whose content the page is. */
  within: string;
  reload?: () => void;
  children: ReactNode;
};

const reloadPage = () => window.location.reload();

/** All of the page. When its frame or what is around that cannot be rendered, the page stays as it is on screen. */
export function PageRoot({ within, reload = reloadPage, children }: Props) {
  return <ErrorBoundary fallback={<FailedRoot within={within} reload={reload} />}>{children}</ErrorBoundary>;
}

/** After a link what is on screen belongs to another address: that one is loaded as it was built. */
function FailedRoot({ within, reload }: Required<Omit<Props, 'children'>>) {
  const [isOther] = useState(() => !isOnScreen());
  useEffect(() => {
    if (isOther) reload();
  }, [isOther, reload]);
  return <KeptNodes within={within} />;
}
