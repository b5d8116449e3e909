import type { Locator, Page } from '@playwright/test';

import { toAnswerLink } from '../../src/features/enquiry/model/answer/answer-link';
import type { AnswerRequest } from '../../src/features/enquiry/model/answer/answerable';

/** A request with overrides; everything personal in it can be told from anything else. */
export function createRequest(change: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    ...{ locale: 'de', name: 'Jürgen Weiß', email: 'juergen@visitor.example', phone: '+49 1511 2345678' },
    ...{ items: [], questions: [], facts: [], hasMessage: false },
    ...change,
  };
}

/** Opens the answer page with a request, as the mail's link does. */
export async function openAnswer(page: Page, request: AnswerRequest): Promise<void> {
  await page.goto(toAnswerLink(request, ''));
}

/** The letter in a language. */
export function getLetter(page: Page, iso: string): Locator {
  return page.locator(`section [lang=${iso}]`);
}

/** The mail that the page would open: recipient, subject and body. */
export async function readMail(page: Page): Promise<{ to: string; subject: string; body: string }> {
  const href = (await page.locator('[data-way=mail]').getAttribute('href')) ?? '';
  const { pathname, searchParams } = new URL(href);
  const body = (searchParams.get('body') ?? '').replace(/\r\n/g, '\n');
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject') ?? '', body };
}
