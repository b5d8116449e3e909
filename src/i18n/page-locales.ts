import { graphql } from 'gatsby';

/** The texts a page needs; every template spreads it, with the namespaces it shows. */
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
