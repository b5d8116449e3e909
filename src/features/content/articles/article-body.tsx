import { graphql } from 'gatsby';

import { Container } from '@/components/container/container';
import { ContentImage } from '@/components/content-image';
import { TextLines } from '@/components/text-lines';
import { Icon } from '@/components/ui/icon';
import { MailWords } from '@/components/ui/mail-words';
import { PhoneNumber } from '@/components/ui/phone-number';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';
import { hasWords } from '@/lib/has-words';

import { RichText } from '../rich-text';

import * as styles from './article-body.module.css';
import { ArticleDate } from './article-date';

export type Article = Queries.NewsDetailFragment | Queries.StoryDetailFragment;
type Person = NonNullable<NonNullable<Article['people']>[number]>;

/** The words of an article under its heading: day, what the customer says, the text, and beside it whom to ask. */
export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTexts();
  const story = 'customer' in article ? article : null;
  const people = (article.people ?? []).filter((person): person is Person => hasWords(person?.name));
  return (
    <Container>
      <div className={styles.article}>
        <div className={styles.body}>
          <ArticleDate published={article.published} from={story} />
          {hasWords(story?.quote?.quote) && (
            <blockquote className={styles.quote}>
              <TextLines text={story.quote.quote} lang={toLang(story, 'quote')} />
            </blockquote>
          )}
          <RichText content={article.body} lang={toLang(article, 'body')} under={1} />
        </div>
        {people.length > 0 && (
          <div className={styles.people}>
            <h2>{t('articles:people')}</h2>
            <ul>
              {people.map((person) => (
                <Colleague key={person.contentful_id} person={person} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Container>
  );
}

function Colleague({ person }: { person: Person }) {
  const { phone, email } = person;
  return (
    <li className={styles.person}>
      <ContentImage picture={person.photo} decorative sizes="88px" className={styles.portrait} />
      <div>
        <strong>{person.name}</strong>
        {person.function !== null && <span lang={toLang(person, 'function')}>{person.function}</span>}
        {phone !== null && (
          <PhoneNumber phone={phone}>
            <Icon name="phone" /> {phone.text}
          </PhoneNumber>
        )}
        {email !== null && (
          <a href={toMailLink(email)}>
            <Icon name="mail" /> <MailWords email={email} />
          </a>
        )}
      </div>
    </li>
  );
}

export const articlePerson = graphql`
  fragment ArticlePerson on ContentfulTeamMember {
    contentful_id
    fallbacks
    name
    function
    phone: phoneLink {
      text
      href
    }
    email
    photo {
      ...PortraitPicture
    }
  }
`;

export const newsDetail = graphql`
  fragment NewsDetail on ContentfulNews {
    contentful_id
    fallbacks
    published
    updatedAt
    title
    summary {
      summary
    }
    imageFocus
    image {
      ...WidePicture
    }
    body {
      ...RichText
    }
    people {
      ...ArticlePerson
    }
    categories
    stockCategory {
      label(locale: $language)
      path(locale: $language)
    }
    items {
      listItem(locale: $language)
      path(locale: $language)
    }
  }
`;

export const storyDetail = graphql`
  fragment StoryDetail on ContentfulStory {
    contentful_id
    fallbacks
    published
    updatedAt
    title
    customer
    place
    quote {
      quote
    }
    summary {
      summary
    }
    imageFocus
    image {
      ...WidePicture
    }
    body {
      ...RichText
    }
    people {
      ...ArticlePerson
    }
    categories
    stockCategory {
      label(locale: $language)
      path(locale: $language)
    }
    items {
      listItem(locale: $language)
      path(locale: $language)
    }
  }
`;
