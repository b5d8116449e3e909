import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { SectionFrame } from '@/components/section/section-frame';
import { Icon } from '@/components/ui/icon';
import { MailWords } from '@/components/ui/mail-words';
import { PhoneNumber } from '@/components/ui/phone-number';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';

import { toInitials } from '../initials';
import { toTeamGroups } from '../team-groups';

import * as styles from './team-section.module.css';

/** Team members by group (spec section 3); empty groups are left out. */
export function TeamSection({ section }: { section: Queries.TeamSectionFragment }) {
  const { t } = useTexts();
  const groups = toTeamGroups(section.members);
  if (groups.length === 0) return null;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      {groups.map(({ group, members }) => (
        <div key={group} className={styles.group}>
          <h3>{t(`company:group.${group}`)}</h3>
          <ul className={styles.members}>
            {members.map((member) => (
              <Member key={member.contentful_id} member={member} />
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}

function Member({ member }: { member: Queries.TeamSectionFragment['members'][number] }) {
  const { t } = useTexts();
  const name = member.name ?? '';
  return (
    <li className={styles.member}>
      {member.photo?.localFile == null ? (
        <span className={styles.initials} aria-hidden="true">
          {toInitials(name)}
        </span>
      ) : (
        <ContentImage picture={member.photo} name="" className={styles.photo} sizes="112px" />
      )}
      <div className={styles.name}>
        <h4>{name}</h4>
        {member.function !== null && <p lang={toLang(member, 'function')}>{member.function}</p>}
      </div>
      <ul className={styles.ways}>
        {member.phone !== null && (
          <li>
            <PhoneNumber phone={member.phone} label={`${t('company:call', { name })}: ${member.phone.text}`}>
              <Icon name="phone" /> {member.phone.text}
            </PhoneNumber>
          </li>
        )}
        {member.whatsapp !== null && (
          <li>
            <a href={member.whatsapp.href} aria-label={t('company:whatsapp', { name })}>
              <Icon name="whatsapp" /> {t('company:social.whatsapp')}
            </a>
          </li>
        )}
        {member.email !== null && (
          <li>
            <a href={toMailLink(member.email)} aria-label={`${t('company:mail', { name })}: ${member.email}`}>
              <Icon name="mail" /> <MailWords email={member.email} />
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}

export const teamSection = graphql`
  fragment TeamSection on ContentfulTeamSection {
    fallbacks
    title
    members {
      fallbacks
      contentful_id
      name
      group
      function
      phone: phoneLink {
        text
        href
      }
      email
      whatsapp: whatsappLink {
        text
        href
      }
      photo {
        ...PortraitPicture
      }
    }
  }
`;
