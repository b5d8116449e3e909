import type { Page } from '@playwright/test';

/**
 * What goes wrong on a page while a test looks at it, filled as it happens: errors on the console (React's hydration
 * errors among them), exceptions, and requests that leave the site and its stock API.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = protocol === 'data:' || hostname === 'localhost' || hostname === '127.0.0.1';
    if (!isOwn) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}
