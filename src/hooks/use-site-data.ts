import { graphql, useStaticQuery } from 'gatsby';

/** What every page shows, in one static query: each one is a request of its own on every first visit. */
export function useSiteData(): Queries.SiteDataQuery {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          siteUrl
          year
        }
      }
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
      allCmsNavigation {
        nodes {
          locale
          header {
            ...MenuLink
            links {
              ...MenuLink
            }
          }
          footer {
            ...MenuLink
            links {
              ...MenuLink
            }
          }
        }
      }
      # If two are active, the one that changed last is shown.
      allContentfulPopUp(filter: { enabled: { eq: true } }, sort: [{ updatedAt: DESC }, { contentful_id: ASC }]) {
        nodes {
          contentful_id
          fallbacks
          node_locale
          updatedAt
          title
          text {
            text
          }
          button {
            ...Way
          }
          enabled
          from
          until
          endsAt
        }
      }
    }
    fragment MenuLink on CmsMenuItem {
      label
      lang
      href
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
}
