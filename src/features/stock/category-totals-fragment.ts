import { graphql } from 'gatsby';

/** The categories a list is about, and how many items each has. */
export const categoryTotals = graphql`
  fragment CategoryTotals on Query {
    categories: allStockCategory(filter: { name: { in: $categories } }, sort: { name: ASC }) {
      nodes {
        name
        label(locale: $language)
        path(locale: $language)
        total
      }
    }
  }
`;
