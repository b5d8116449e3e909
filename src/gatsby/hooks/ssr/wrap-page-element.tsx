import { Layout } from '../../../layout/layout';
import { addSharedTexts } from '../../document/add-shared-texts';
import { isBare, type WrapPageElement } from '../browser/wrap-page-element';

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
