import type { ContentType } from '../content-type';

import { emailPattern, phonePattern, toReadOut } from './shared';

/** The groups of the team, in the order of the site (spec section 3). */
export const teamGroups = ['management', 'sales', 'service', 'administration'] as const;

export const teamMember = {
  id: 'teamMember',
  name: 'Team member',
  description: 'A colleague on the team, contact and sector pages.',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', help: 'First and last name.', required: true },
    group: {
      kind: 'symbol',
      name: 'Group',
      help: 'Decides under which heading the colleague stands.',
      in: teamGroups,
      required: true,
    },
    function: {
      kind: 'symbol',
      name: 'Function',
      help: 'For example Sales agriculture. Leave empty for administration.',
      localized: true,
    },
    photo: {
      kind: 'image',
      name: 'Photo',
      help: `A portrait of at least 400 pixels; what is not square is cut to one, so keep the face in the middle. ${toReadOut('nothing, because the name stands beside it')}`,
    },
    phone: { kind: 'symbol', name: 'Phone', help: 'Direct number, with +31.', regexp: phonePattern },
    email: { kind: 'symbol', name: 'E-mail', help: 'Direct address.', regexp: emailPattern },
    whatsapp: { kind: 'symbol', name: 'WhatsApp', help: 'Only if customers may use it.', regexp: phonePattern },
    order: {
      kind: 'integer',
      name: 'Order',
      help: 'Place within the group: 1 comes first. Without it: last, by name.',
      range: { min: 1, max: 999 },
    },
  },
} as const satisfies ContentType;
