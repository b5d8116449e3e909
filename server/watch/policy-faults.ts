import { toScriptHash } from '../releases/description';

/** What every page does, by the directive that has to admit it. */
const needs: Readonly<Record<string, string>> = {
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
};

/**
 * Lists what a Content Security Policy forbids that pages do: their inline scripts, the site's own files, and queries
 * of the stock.
 * @param policy of the answer; empty if it has none
 * @param scripts the inline scripts of the page
 * @param stockApi a whole address
 * @returns sentences after the page's name
 */
export function findPolicyFaults(policy: string, scripts: readonly string[], stockApi: string): string[] {
  if (policy === '') return ['is served without a policy'];
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const isAdmitted = (directive: string, source: string) =>
    (directives.get(directive) ?? directives.get('default-src') ?? [source]).includes(source);
  const faults = Object.entries(needs)
    .filter(([directive, source]) => !isAdmitted(directive, source))
    .map(([directive]) => `is served with a policy that forbids the site’s own files (${directive})`);
  if (scripts.some((script) => !isAdmitted('script-src', `'${toScriptHash(script)}'`)))
    faults.push('is served with a policy that forbids one of its inline scripts');
  const api = URL.canParse(stockApi) ? new URL(stockApi).origin : null;
  if (api !== null && !isAdmitted('connect-src', api))
    faults.push('is served with a policy that forbids to query the stock');
  return faults;
}
