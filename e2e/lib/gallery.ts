import { expect, type Locator, type Page } from '@playwright/test';

/** The small photos of a machine, in Dutch. */
export const getPhotos = (page: Page): Locator => page.getByRole('list', { name: 'Foto’s' });
export const getLightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Foto’s' });

/** `n / count`, as the lightbox counts. */
export async function expectPosition(page: Page, number: number, count: number): Promise<void> {
  await expect(getLightbox(page).getByText(new RegExp(`^${String(number)} / ${String(count)}$`))).toBeVisible();
}
