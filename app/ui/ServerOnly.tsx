import type { ReactNode } from 'react'
import { outsideReact } from './outside-react.ts'

interface ServerOnlyProps {
  className?: string | undefined
  /** `import.meta.env.SSR ? … : null`, so that the browser build has none of its components. */
  children: ReactNode
}

/** A part of an island that only the server renders: in the browser React keeps its markup and does not look inside. */
export function ServerOnly({ className, children }: ServerOnlyProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  return <div className={className} {...outsideReact} />
}
