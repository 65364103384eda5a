import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { applies, type Subject } from '#content/applies.ts'

interface OfferedProps {
  what: Subject
  children: ReactNode
}

/** Text about what only some dealers offer, `<Offered what="van">…</Offered>`, or about a fact that only some have. */
export function Offered({ what, children }: OfferedProps) {
  return applies(what) ? children : null
}

/** Whether all of a text is about what this dealer does not offer: nothing of it would be shown. */
export function isLeftOut(node: ReactNode): boolean {
  const parts = Children.toArray(node).filter((part) => typeof part !== 'string' || part.trim() !== '')
  return parts.length > 0 && parts.every(isPartLeftOut)
}

function isPartLeftOut(part: ReactNode): boolean {
  if (!isValidElement<OfferedProps>(part)) return false
  if (part.type === Offered && !applies(part.props.what)) return true
  // A paragraph of a list whose items are apart, or words in bold.
  return isLeftOut(part.props.children)
}

/** A list item; none if all of it is about what is not offered. */
export function Item(item: ComponentProps<'li'>) {
  return isLeftOut(item.children) ? null : <li {...item} />
}

/** A list; none if that is so of all its items. */
export function List(list: ComponentProps<'ul'>) {
  return isLeftOut(list.children) ? null : <ul {...list} />
}

export function NumberedList(list: ComponentProps<'ol'>) {
  return isLeftOut(list.children) ? null : <ol {...list} />
}
