import { mendRichText } from './mend/rich-text';
import { toTelLink, toWhatsappLink } from './phone-numbers';
import { phoneRegionType } from './phone-region';
import { toTextWithNumbers } from './rich-text-numbers';

/**
 * The links of a number. `text` is as the editor wrote it; `href` is null where that is no number. A number for
 * WhatsApp has its link, or is not there.
 */
export const phoneLinkSchema = `type PhoneLink {
  text: String!
  href: String
}

type WhatsappLink {
  text: String!
  href: String!
}`;

type Context = { nodeModel: { getNodeById: (query: { id: string }) => object | null } };
type Source = Readonly<Record<string, unknown>>;

/**
 * Numbers as the site links them: every `tel:` and WhatsApp address of a page is made here, with the country where the
 * company is.
 */
export function toNumberFields() {
  return {
    ContentfulCompany: {
      phoneLink: toPhone('phone'),
      mobileLink: toPhone('mobile'),
      whatsappLink: toWhatsapp('whatsapp'),
    },
    ContentfulTeamMember: { phoneLink: toPhone('phone'), whatsappLink: toWhatsapp('whatsapp') },
    ContentfulRichText: {
      raw: {
        resolve: ({ raw }: Source, _: unknown, context: Context) =>
          typeof raw === 'string' ? toTextWithNumbers(mendRichText(raw), getRegion(context)) : null,
      },
    },
  };
}

function toPhone(field: string) {
  return {
    type: 'PhoneLink',
    resolve: (source: Source, _: unknown, context: Context) => {
      const text = getText(source, field);
      return text === null ? null : { text, href: toTelLink(text, getRegion(context)) };
    },
  };
}

function toWhatsapp(field: string) {
  return {
    type: 'WhatsappLink',
    resolve: (source: Source, _: unknown, context: Context) => {
      const text = getText(source, field);
      const href = text === null ? null : toWhatsappLink(text, getRegion(context));
      return href === null ? null : { text, href };
    },
  };
}

function getText(source: Source, field: string): string | null {
  const text = source[field];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** Found by its id, so that Gatsby knows which answers change with it. */
function getRegion({ nodeModel }: Context): string | null {
  return (nodeModel.getNodeById({ id: phoneRegionType }) as { region?: string | null } | null)?.region ?? null;
}
