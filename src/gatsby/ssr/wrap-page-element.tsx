import { Layout } from '../../layout/layout';
import { isBare, type WrapPageElement } from '../wrap-page-element';

import { shareFrame } from './share-frame';

/** Puts the frame around a page that is built. */
export const wrapPageElement: WrapPageElement = ({ element, props: { pageContext, location } }) =>
  isBare(pageContext) ? (
    element
  ) : (
    <Layout context={pageContext} pathname={location.pathname} share={shareFrame(pageContext)}>
      {element}
    </Layout>
  );
