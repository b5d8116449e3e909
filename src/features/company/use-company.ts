import { graphql, useStaticQuery } from 'gatsby';

import { useLocale } from '@/i18n/use-locale';

/** The company's details from the CMS. Every field may be missing. */
export type Company = Queries.CompanyQuery['allContentfulCompany']['nodes'][number];
export type OpeningTimes = NonNullable<Company['openingTimes']>;

/** The company in the page's language, or null if the CMS has no entry for it. */
export function useCompany(): Company | null {
  const locale = useLocale();
  const data = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      allContentfulCompany(sort: [{ node_locale: ASC }, { contentful_id: ASC }]) {
        nodes {
          fallbacks
          node_locale
          name
          street
          streetNumber
          streetAdd
          postal
          city
          country
          countryCode
          phone: phoneLink {
            text
            href
          }
          mobile: mobileLink {
            text
            href
          }
          email
          kvk
          taxNumber
          linkedin
          facebook
          instagram
          youtube
          twitter
          whatsapp: whatsappLink {
            text
            href
          }
          footerNote
          latitude
          longitude
          logo {
            ...LogoPicture
          }
          certificates {
            contentful_id
            fallbacks
            name
          }
          openingTimes {
            timeZone
            monday
            tuesday
            wednesday
            thursday
            friday
            saturday
            sunday
            exceptions {
              contentful_id
              fallbacks
              date
              hours
              label
            }
          }
        }
      }
    }
    fragment LogoPicture on ContentfulAsset {
      width
      height
      localFile {
        publicURL
        drawing
      }
    }
  `);
  const { nodes } = data.allContentfulCompany;
  return nodes.find((node) => node.node_locale === locale) ?? nodes[0] ?? null;
}
