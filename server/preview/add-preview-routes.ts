import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';

import type { DevelopState } from './develop-process';
import type { Draft, DraftChange } from './drafts';
import type { ListedEntry } from './entry-list';
import type { EventStream } from './event-stream';
import { getBarWords } from './waiting-page';

/** `cms`: why the CMS cannot be read; null when it can. */
export type Health = { state: DevelopState; cms: string | null };

export type PreviewRoutes = {
  space: { spaceId: string; environment: string };
  /** Where Contentful's own editor is, e.g. `https://app.contentful.com`. */
  webApp: string;
  frames: readonly string[];
  events: EventStream;
  getHealth: () => Health;
  list: (keys: readonly string[], locale: Locale) => ListedEntry[];
  /** Asks the CMS now. */
  check: () => Promise<void>;
  /** Shows what is typed and not saved yet. */
  type: (id: string, values: Draft['fields']) => DraftChange[];
};

type Request = FastifyRequest<{ Querystring: { locale?: string } }>;

/** More than a page shows: keys have some thirty letters, and a request may have a megabyte. */
const pageSchema = v.object({ locale: v.picklist(locales), keys: v.array(v.string()) });
const typedSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  locale: v.picklist(locales),
  values: v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
});

/** Adds what the script of the preview asks for, below `/__preview`. */
export function addPreviewRoutes(server: FastifyInstance, routes: PreviewRoutes): void {
  const { space, webApp, frames, events, getHealth, list, check, type } = routes;
  const base = '/__preview';
  server.get(`${base}/settings`, (request: Request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ...space, webApp, frames, words: getBarWords(toLocale(request)), ...getHealth() }),
  );
  // By POST: the keys of a page are more than an address may have.
  server.post(`${base}/entries`, (request, reply) => {
    const page = v.safeParse(pageSchema, request.body);
    if (!page.success) return reply.code(400).send({ problem: page.issues[0].message });
    return reply.header('cache-control', 'no-store').send(list(page.output.keys, page.output.locale));
  });
  server.get(`${base}/events`, { exposeHeadRoute: false }, (_request, reply) => {
    reply.hijack();
    events.add(reply.raw);
    events.send('health', getHealth());
  });
  server.post(`${base}/check`, async (_request, reply) => {
    await check();
    return reply.code(204).send();
  });
  server.post(`${base}/typed`, (request, reply) => {
    const typed = v.safeParse(typedSchema, request.body);
    if (!typed.success) return reply.code(400).send({ problem: typed.issues[0].message });
    const { id, locale, values } = typed.output;
    const fields = Object.entries(values).map(
      ([field, value]) => [field, toValues(list, { id, field, locale, value })] as const,
    );
    type(id, Object.fromEntries(fields.flatMap(([field, own]) => (own === null ? [] : [[field, own] as const]))));
    return reply.code(204).send();
  });
}

/**
 * A value in the locale that its field has; null for a field that the entry has not, and for links: the web app sends
 * what they lead to in place of them, and Contentful has saved them soon.
 */
function toValues(
  list: PreviewRoutes['list'],
  { id, field, locale, value }: { id: string; field: string; locale: Locale; value: unknown },
): Record<string, unknown> | null {
  const entry = list([`Entry ${id}`], locale).find((one) => one.id === id);
  const own = entry?.fields.find((one) => one.id === field);
  return own === undefined || hasLinks(value) ? null : { [own.locale]: value };
}

/** A link, or a list of links; what a rich text embeds is none of these. */
function hasLinks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => typeof one !== 'string');
  return typeof value === 'object' && value !== null && 'sys' in value;
}

function toLocale({ query }: Request): Locale {
  return locales.find((locale) => locale === query.locale) ?? defaultLocale;
}
