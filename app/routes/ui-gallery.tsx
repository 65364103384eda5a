import { useEffect } from 'react'
import { enhanceCarousel } from '../enhance/enhance-carousel.ts'
import { DesignSystem } from '../features/design-system/DesignSystem.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { pageMeta } from '../features/seo/page-meta.ts'

export const handle: RouteHandle = { script: 'hydrated' }

export function meta() {
  return pageMeta({ title: 'Design system', index: false })
}

export default function DesignSystemRoute() {
  useEffect(() => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]'))
      enhanceCarousel(carousel)
  }, [])
  return <DesignSystem />
}
