import type { ReactNode } from 'react'

interface ServerOnlyProps {
  className?: string | undefined
  /** `import.meta.env.SSR ? … : null`, so that the browser build has none of its components. */
  children: ReactNode
}

/** A part of an island that only the server renders: in the browser React keeps its markup and does not look inside. */
export function ServerOnly({ className, children }: ServerOnlyProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
}

// One object: React would empty the element on the next render if it were given another.
const kept = { __html: '' }
