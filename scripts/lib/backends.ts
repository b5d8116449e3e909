import type { Sandbox } from '../../sandbox/start';
import type { Settings } from '../../src/config/env';

import { checkContent } from './check-content';
import { startSandboxParts } from './start-sandbox-parts';

/** The backends of a build, as environment variables, and how to stop those of the sandbox. */
export type Backends = {
  environment: Record<string, string>;
  close: () => Promise<void>;
  /** The served site needs no CMS. */
  closeContent: () => Promise<void>;
};

/** Uses each configured backend, and the sandbox in place of the others. */
export async function startBackends(settings: Settings): Promise<Backends> {
  if (settings.contentful !== null) await checkContent(settings.contentful);
  const sandbox = await startSandboxParts({ content: settings.contentful === null, stock: settings.stock === null });
  return {
    environment: toBackendsEnvironment(settings, sandbox),
    close: sandbox.close,
    closeContent: sandbox.closeContent,
  };
}

/** The variables by which Gatsby knows its backends: those that are configured, and the sandbox's. */
export function toBackendsEnvironment(
  settings: Settings,
  sandbox: Pick<Sandbox, 'content' | 'stock'>,
): Record<string, string> {
  const contentful = settings.contentful ?? sandbox.content;
  const stock = settings.stock ?? sandbox.stock;
  if (contentful === null || stock === null) throw new Error('The sandbox did not start a backend that is needed.');
  return {
    SITE_URL: settings.siteUrl,
    CONTENTFUL_SPACE_ID: contentful.spaceId,
    CONTENTFUL_ACCESS_TOKEN: contentful.accessToken,
    CONTENTFUL_ENVIRONMENT: contentful.environment,
    CONTENTFUL_HOST: contentful.host,
    GATSBY_STOCK_API_URL: stock.apiUrl,
    GATSBY_STOCK_COMPANY_ID: stock.companyId,
    GATSBY_STOCK_IMAGE_TEMPLATE: stock.imageTemplate ?? '',
    GATSBY_WEBSHOP_URL: settings.webshopUrl ?? '',
    GATSBY_TAG_MANAGER_ID: settings.marketing.tagManagerId ?? '',
    GATSBY_LEAD_TRACKER_URL: settings.marketing.leadTrackerUrl ?? '',
    GATSBY_VITALS_SHARE: settings.vitalsShare === 0 ? '' : String(settings.vitalsShare),
    ...(sandbox.content === null ? {} : { NODE_EXTRA_CA_CERTS: sandbox.content.caFile }),
  };
}
