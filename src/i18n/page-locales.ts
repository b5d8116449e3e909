import { graphql } from 'gatsby';

/** The texts of a page. Every template spreads this fragment, filtered by the namespaces that it renders. */
export const pageLocales = graphql`
  fragment PageLocales on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
