import { DesignSystem } from '../features/design-system/DesignSystem.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'

export function meta() {
  return pageMeta({ title: 'Design system', index: false })
}

export default function DesignSystemRoute() {
  return <DesignSystem />
}
