import { enhanceSaved } from './enhance-saved.ts'
import { enhanceViewed } from './enhance-viewed.ts'

/** The vehicles that the device keeps: those that were saved and those that were viewed. */
export function enhanceKept(page: Document): void {
  enhanceSaved(page)
  enhanceViewed(page)
}
