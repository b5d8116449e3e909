import * as v from 'valibot';

import type { AllowedOrigins } from './content-security-policy';

/** The settings of one deployment (see `.env.example`). Empty means not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

const webAddress = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be a whole http or https address',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const word = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'may contain letters, digits, dots, dashes and underscores only'));
const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, without https:// and path'));
const tagManagerId = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must be an id such as GTM-AB12CD'));
const template = v.pipe(
  v.string(),
  v.check((value) => value.includes('{url}') && value.includes('{width}'), 'must contain {url} and {width}'),
  // Feeds and link previews need an absolute address, and `srcset` splits at spaces.
  v.check(
    (value) => /^(\{url\}|https?:\/\/[^/])\S*$/.test(value),
    'must begin with {url}, http:// or https:// and contain no space',
  ),
);

const origins = v.pipe(
  v.string(),
  v.regex(
    /^((https?|wss?):\/\/[\w.*-]+(:(\d+|\*))?(\s+|$))+$/,
    'must be origins like https://a.example, with spaces between',
  ),
);
const path = v.pipe(
  v.string(),
  v.regex(/^(\/[\w.-]+)+$/, 'must be a path of the site like /occasions, and not the root path'),
);

const contact = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^\s@<>?,:;]+@[^\s@<>?,:;]+\.[^\s@<>?,:;]+|https:\/\/\S+)$/,
    'must be a mail address or an https address',
  ),
);
const share = v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'must be a share from 0 to 1, such as 0.1'));
const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a whole number'));
const idleSeconds = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|[1-9]\d{1,2}|[1-2]\d{3}|3[0-5]\d{2}|3600)$/, 'must be a whole number of seconds from 1 to 3600'),
);

const schemas = {
  SITE_URL: webAddress,
  CONTENTFUL_SPACE_ID: word,
  CONTENTFUL_ACCESS_TOKEN: word,
  CONTENTFUL_PREVIEW_TOKEN: word,
  CONTENTFUL_ENVIRONMENT: word,
  CONTENTFUL_HOST: host,
  GATSBY_STOCK_API_URL: webAddress,
  GATSBY_STOCK_COMPANY_ID: word,
  GATSBY_STOCK_IMAGE_TEMPLATE: template,
  GATSBY_WEBSHOP_URL: webAddress,
  GATSBY_TAG_MANAGER_ID: tagManagerId,
  GATSBY_LEAD_TRACKER_URL: webAddress,
  GATSBY_VITALS_SHARE: share,
  SECURITY_CONTACT: contact,
  ROOT_REDIRECT: path,
  STOCK_PAGES_NEWEST: count,
  SHARE_PICTURES_NEWEST: count,
  KEEP_ALIVE_SECONDS: idleSeconds,
  CSP_SCRIPT: origins,
  CSP_CONNECT: origins,
  CSP_IMG: origins,
  CSP_FRAME: origins,
} as const;

/** Three pictures an item take 0.1 s on two cores: half a minute of a cold build. */
const defaultPictures = 250;
/** Longer than proxies keep idle connections: 60 s by default in nginx and in the large clouds' load balancers. */
export const defaultKeepAliveMs = 75_000;

type Name = keyof typeof schemas;

export type Settings = {
  siteUrl: string;
  /** null: not configured, the sandbox is used. */
  contentful: { spaceId: string; accessToken: string; environment: string; host: string } | null;
  /** Reads drafts, of which the desk says that they are not published; null: it says nothing of them. */
  previewToken: string | null;
  stock: { apiUrl: string; companyId: string; imageTemplate: string | null } | null;
  webshopUrl: string | null;
  /** Loaded only after the visitor consents. */
  marketing: { tagManagerId: string | null; leadTrackerUrl: string | null };
  /** The share of page loads, from 0 to 1, whose browsers report field figures to the site's own server. 0: none. */
  vitalsShare: number;
  /** Where weaknesses of the site are reported, a mail or https address; null: to the company's mail address. */
  securityContact: string | null;
  /** Temporary redirect target of the root path; null: the root path is a page. */
  rootRedirect: string | null;
  /** How many of the newest items get built pages; the others are rendered live. null: all. */
  newestWithPages: number | null;
  /** How many of the newest items get a link preview image of their own. */
  newestWithPictures: number;
  /** How long the server keeps an idle connection open, in milliseconds. */
  keepAliveMs: number;
  /**
   * Origins that the Content Security Policy allows beside the site and its stock API, including those of `marketing`.
   */
  allowedOrigins: AllowedOrigins;
};

/** All settings, or one message for each invalid variable, which names the variable. */
export type ParsedSettings = { status: 'ok'; settings: Settings } | { status: 'error'; problems: readonly string[] };

/** Variables that must be set together. Neither set means the sandbox. */
const pairs: readonly [Name, Name][] = [
  ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN'],
  ['GATSBY_STOCK_API_URL', 'GATSBY_STOCK_COMPANY_ID'],
];

/** Contentful's Preview API has its own host. A build from it shows drafts and labels itself as a preview. */
export function isPreviewHost(host: string): boolean {
  return host.startsWith('preview.');
}

export function parseSettings(environment: Environment): ParsedSettings {
  const problems: string[] = [];
  const values = new Map<Name, string>();
  for (const [name, schema] of Object.entries(schemas) as [Name, v.GenericSchema<string, string>][]) {
    const text = environment[name]?.trim() ?? '';
    if (text === '') continue;
    const parsed = v.safeParse(schema, text);
    // Tokens are secrets: no message repeats their values.
    const shown = name.endsWith('_TOKEN') ? '' : `, not ‘${text}’`;
    if (parsed.success) values.set(name, parsed.output);
    else problems.push(`${name} ${parsed.issues[0].message}${shown}.`);
  }
  for (const [one, other] of pairs) {
    for (const [given, missing] of [
      [one, other],
      [other, one],
    ] as const) {
      if (values.has(given) && (environment[missing]?.trim() ?? '') === '')
        problems.push(`${missing} is missing: set it together with ${given}, or neither.`);
    }
  }
  if (problems.length > 0) return { status: 'error', problems };
  const localUrl = `http://localhost:${environment.PORT?.trim() || '8000'}`;
  return { status: 'ok', settings: toSettings(values, localUrl) };
}

function toSettings(values: ReadonlyMap<Name, string>, localUrl: string): Settings {
  const spaceId = values.get('CONTENTFUL_SPACE_ID');
  const accessToken = values.get('CONTENTFUL_ACCESS_TOKEN');
  const apiUrl = values.get('GATSBY_STOCK_API_URL');
  const companyId = values.get('GATSBY_STOCK_COMPANY_ID');
  const marketing = {
    tagManagerId: values.get('GATSBY_TAG_MANAGER_ID') ?? null,
    leadTrackerUrl: values.get('GATSBY_LEAD_TRACKER_URL') ?? null,
  };
  const measuring = [
    ...(marketing.tagManagerId === null ? [] : ['https://www.googletagmanager.com']),
    ...(marketing.leadTrackerUrl === null ? [] : [new URL(marketing.leadTrackerUrl).origin]),
  ];
  return {
    siteUrl: values.get('SITE_URL') ?? localUrl,
    contentful:
      spaceId === undefined || accessToken === undefined
        ? null
        : {
            spaceId,
            accessToken,
            environment: values.get('CONTENTFUL_ENVIRONMENT') ?? 'master',
            host: values.get('CONTENTFUL_HOST') ?? 'cdn.contentful.com',
          },
    previewToken: values.get('CONTENTFUL_PREVIEW_TOKEN') ?? null,
    stock:
      apiUrl === undefined || companyId === undefined
        ? null
        : { apiUrl, companyId, imageTemplate: values.get('GATSBY_STOCK_IMAGE_TEMPLATE') ?? null },
    webshopUrl: values.get('GATSBY_WEBSHOP_URL') ?? null,
    marketing,
    vitalsShare: Number(values.get('GATSBY_VITALS_SHARE') ?? 0),
    securityContact: values.get('SECURITY_CONTACT') ?? null,
    rootRedirect: values.get('ROOT_REDIRECT') ?? null,
    newestWithPages: values.has('STOCK_PAGES_NEWEST') ? Number(values.get('STOCK_PAGES_NEWEST')) : null,
    newestWithPictures: Number(values.get('SHARE_PICTURES_NEWEST') ?? defaultPictures),
    keepAliveMs: values.has('KEEP_ALIVE_SECONDS')
      ? Number(values.get('KEEP_ALIVE_SECONDS')) * 1000
      : defaultKeepAliveMs,
    allowedOrigins: {
      script: [...measuring, ...toList(values.get('CSP_SCRIPT'))],
      connect: [...measuring, ...toList(values.get('CSP_CONNECT'))],
      // An empty list allows images from any host.
      img: values.has('CSP_IMG') ? [...measuring, ...toList(values.get('CSP_IMG'))] : [],
      frame: toList(values.get('CSP_FRAME')),
    },
  };
}

function toList(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The settings. Throws an error whose message names every invalid variable. */
export function readSettings(environment: Environment): Settings {
  const parsed = parseSettings(environment);
  if (parsed.status === 'ok') return parsed.settings;
  throw new Error(`Invalid configuration:\n${parsed.problems.map((problem) => `  - ${problem}`).join('\n')}`);
}
