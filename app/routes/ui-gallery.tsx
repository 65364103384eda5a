import { DesignSystem } from '../features/design-system/DesignSystem.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'

export const handle: RouteHandle = { hydrates: 'design-system' }

export function meta() {
  return pageMeta({ title: 'Design system', index: false })
}

/** A page that hydrates has data. */
export function loader() {
  return { page: {} }
}

export default function DesignSystemRoute() {
  return <DesignSystem />
}
