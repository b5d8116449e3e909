import type { ContentType } from '../content-type';

import { textKeyPattern } from './shared';

export const text = {
  id: 'text',
  name: 'Word of the site',
  description: 'Other words for a button, a hint or a message that the site brings along.',
  displayField: 'key',
  fields: {
    key: {
      kind: 'symbol',
      name: 'Key',
      help: 'Which text it is, for example enquiry:send.button. The guide says how to find it. One entry for each key.',
      regexp: textKeyPattern,
      required: true,
      unique: true,
    },
    text: {
      kind: 'text',
      name: 'Text',
      help: 'A language that is left empty keeps the words of the site. Keep what stands in double braces, such as {{count}}: the site fills it in. Plain words, no markup, in one line.',
      localized: true,
    },
    note: { kind: 'symbol', name: 'Note', help: 'For colleagues: why, or until when. Not shown on the site.' },
  },
} as const satisfies ContentType;
