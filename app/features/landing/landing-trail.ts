import type { LandingPlace } from '#content/landing-pages.ts'
import { pageTrail, type TrailStep } from '../layout/page-trail.ts'
import { typeWords } from './landing-rules.ts'

/** The breadcrumb of a landing page. The category comes before the page unless the page is the category's own. */
export function landingTrail({ type, topic }: LandingPlace, title: string): TrailStep[] {
  const { many } = typeWords[type]
  const category = many.charAt(0).toUpperCase() + many.slice(1)
  return topic === 'home' ? pageTrail(category) : pageTrail(title, [{ label: category, to: `/${many}` }])
}
