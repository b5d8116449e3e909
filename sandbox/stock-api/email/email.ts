/** The body of a message to the dealer, spec section 7, call 1. */
export type Email = {
  replyTo: string;
  subject: string;
  advertiserEmail: {
    templateId: string;
    title: string;
    intro: string;
    bodyParameters: Readonly<Record<string, string>>;
    images?: readonly string[];
    callToActions?: readonly { label: string; url: string }[];
  };
};

/** The maximum size of a body in bytes; larger ones are answered with 413. */
export const emailBodyLimit = 20 * 1024 * 1024;

export const templateId = 'customer-website-email';

const text = { type: 'string' } as const;

/** The JSON schema of the body: other bodies are answered with 400. */
export const emailSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['replyTo', 'subject', 'advertiserEmail'],
  properties: {
    replyTo: text,
    subject: text,
    advertiserEmail: {
      type: 'object',
      additionalProperties: false,
      required: ['templateId', 'title', 'intro', 'bodyParameters'],
      properties: {
        templateId: text,
        title: text,
        intro: text,
        bodyParameters: { type: 'object', additionalProperties: text },
        images: { type: 'array', items: text },
        callToActions: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'url'],
            properties: { label: text, url: text },
          },
        },
      },
    },
  },
} as const;

export type Attachment = { contentType: string; extension: string; content: Buffer };

const dataUrl = /^data:((?:image\/(jpeg|png|webp|gif|heic))|(?:application\/(pdf)));base64,([A-Za-z0-9+/]+={0,2})$/;

/** Returns the image, or the PDF of an application, in a data URL; null if it is neither. */
export function parseDataUrl(url: string): Attachment | null {
  const [, contentType, picture, document, base64] = dataUrl.exec(url) ?? [];
  const extension = picture === 'jpeg' ? 'jpg' : (picture ?? document);
  if (contentType === undefined || extension === undefined || base64 === undefined) return null;
  return { contentType, extension, content: Buffer.from(base64, 'base64') };
}

/** Returns the first invalid field of a well-formed message (422), with the reason; null if the message is valid. */
export function findRefusal({ replyTo, subject, advertiserEmail }: Email): string | null {
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(replyTo)) return 'replyTo is not an e-mail address';
  if (subject.trim() === '') return 'subject is empty';
  if (/[\r\n]/.test(subject)) return 'subject holds a line break';
  if (advertiserEmail.templateId !== templateId) return `advertiserEmail.templateId is not ${templateId}`;
  const picture = (advertiserEmail.images ?? []).findIndex((url) => parseDataUrl(url) === null);
  if (picture >= 0) return `advertiserEmail.images[${String(picture)}] is neither a picture nor a PDF as a data URL`;
  const action = (advertiserEmail.callToActions ?? []).findIndex(({ url }) => !/^https?:\/\//i.test(url));
  if (action >= 0) return `advertiserEmail.callToActions[${String(action)}].url is not a web address`;
  return null;
}
