import { getRedirectRules } from '../src/config/redirect-rules';
import { liveMachinesFile } from '../src/i18n/live-machines';

import { toHeadersFile, toRedirectsFile } from './netlify-files';
import { toNginxConfig } from './nginx-config';

type Site = {
  contentSecurityPolicy: string;
  rootRedirect: string | null;
  /** Paths within the build. */
  files: readonly string[];
};

/** What each host wants to be told, by the name of the file in the release that says it. */
export function toHostFiles({ contentSecurityPolicy, rootRedirect, files }: Site): Record<string, string> {
  const rules = getRedirectRules(rootRedirect);
  return {
    _redirects: toRedirectsFile(rules, files.includes(liveMachinesFile)),
    _headers: toHeadersFile(contentSecurityPolicy, files),
    'nginx.conf': toNginxConfig(contentSecurityPolicy, rules),
  };
}
