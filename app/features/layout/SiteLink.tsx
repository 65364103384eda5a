import { ArrowUpRight } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { NavigationLink } from '#content/navigation.ts'

interface SiteLinkProps extends NavigationLink {
  className?: string | undefined
  current?: boolean
}

/** A link of the menus. A link to another site is marked as one. */
export function SiteLink({ label, to, className, current }: SiteLinkProps) {
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined}>
      {label}
      {to.startsWith('/') ? null : (
        <>
          <ArrowUpRight aria-hidden size={16} />
          <VisuallyHidden> (another site)</VisuallyHidden>
        </>
      )}
    </a>
  )
}
