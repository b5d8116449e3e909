import { graphql } from 'gatsby';

/** The categories of a list, each with its number of items. */
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

/** The same with a photo of each category. */
export const categoryPhotos = graphql`
  fragment CategoryPhotos on Query {
    categories: allStockCategory(filter: { name: { in: $categories } }, sort: { name: ASC }) {
      nodes {
        photo
      }
    }
  }
`;
