/** Contentful's error ids, with their status and default message. */
const kinds = {
  AccessTokenInvalid: { status: 401, message: 'The access token you sent could not be found or is invalid.' },
  BadRequest: { status: 400, message: 'The request could not be understood.' },
  InvalidQuery: { status: 400, message: 'The query you sent was invalid.' },
  VersionMismatch: {
    status: 409,
    message: 'The version you sent is not the current one: somebody else changed the item.',
  },
  InvalidEntry: { status: 422, message: 'Validation error' },
  ValidationFailed: { status: 422, message: 'Validation error' },
  NotFound: { status: 404, message: 'The resource could not be found.' },
  ServerError: { status: 500, message: 'The server could not answer.' },
} as const;

export type ContentfulErrorId = keyof typeof kinds;

/** An error response in Contentful's format; routes throw it, and the server sends it. */
export class ContentfulError extends Error {
  readonly id: ContentfulErrorId;
  readonly status: number;
  readonly details: object | undefined;

  /** `details` describes the failed validations as Contentful does: `{ errors: [{ name, path, details }] }`. */
  constructor(id: ContentfulErrorId, message?: string, details?: object) {
    super(message ?? kinds[id].message);
    this.id = id;
    this.details = details;
    this.status = kinds[id].status;
  }

  toBody(requestId: string) {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      requestId,
      ...(this.details && { details: this.details }),
    };
  }
}
