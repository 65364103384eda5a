import type { ReactNode, Ref } from 'react'
import { outsideReact } from './outside-react.ts'
import classes from './Served.module.css'

interface ServedProps {
  /** Undefined in the browser. */
  children: ReactNode
  /** Absent: the layout is that of its children. */
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * A part without state of a page that hydrates. The server renders it; in the browser React leaves its markup alone, so the
 * script and the data of the page are without it.
 */
export function Served({ children, className = classes.contents, ref }: ServedProps) {
  if (children === undefined) return <div ref={ref} data-served="" className={className} {...outsideReact} />
  return (
    <div data-served="" className={className}>
      {children}
    </div>
  )
}
