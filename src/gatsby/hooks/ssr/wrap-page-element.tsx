import { Layout } from '../../../layout/layout';
import { isBare, type WrapPageElement } from '../browser/wrap-page-element';

import { addSharedTexts } from '../../document/add-shared-texts';

/** Puts the frame around a page that is built. */
export const wrapPageElement: WrapPageElement = ({ element, props: { pageContext, location, data } }) => {
  addSharedTexts(pageContext, data);
  return isBare(pageContext) ? (
    element
  ) : (
    <Layout context={pageContext} pathname={location.pathname}>
      {element}
    </Layout>
  );
};
