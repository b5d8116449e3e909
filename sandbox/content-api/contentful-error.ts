/** The ids that Contentful gives its errors, with their status and usual sentence. */
const kinds = {
  AccessTokenInvalid: { status: 401, message: 'The access token you sent could not be found or is invalid.' },
  BadRequest: { status: 400, message: 'The request could not be understood.' },
  InvalidQuery: { status: 400, message: 'The query you sent was invalid.' },
  VersionMismatch: {
    status: 409,
    message: 'Somebody changed it meanwhile: the version you sent is not the current one.',
  },
  InvalidEntry: { status: 422, message: 'Validation error' },
  ValidationFailed: { status: 422, message: 'Validation error' },
  NotFound: { status: 404, message: 'The resource could not be found.' },
  ServerError: { status: 500, message: 'The server could not answer.' },
} as const;

export type ContentfulErrorId = keyof typeof kinds;

/**
 * An answer that is an error in Contentful's shape; thrown by the routes and turned into the response by the server.
 */
export class ContentfulError extends Error {
  readonly id: ContentfulErrorId;
  readonly status: number;
  readonly details: object | undefined;

  /** `details` says of a validation what failed where, as Contentful does: `{ errors: [{ name, path, details }] }`. */
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
