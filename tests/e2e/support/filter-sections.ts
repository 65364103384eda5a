import type { Locator } from '@playwright/test'

/** Opens sections of the filters by their titles, those outside first. */
export async function openSections(filters: Locator, ...titles: string[]): Promise<void> {
  for (const title of titles) await filters.getByText(title, { exact: true }).click()
}
