import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { type Offer, offered } from '#content/offered.ts'

interface OfferedProps {
  what: Offer
  children: ReactNode
}

/** Text about what only some dealers offer: `<Offered what="van">…</Offered>`. */
export function Offered({ what, children }: OfferedProps) {
  return offered[what] ? children : null
}

/** Whether an element of a text is about what this dealer does not offer. */
export function isLeftOut(node: ReactNode): boolean {
  return isValidElement<OfferedProps>(node) && node.type === Offered && !offered[node.props.what]
}

/** A list item; none if all of it is about what is not offered. */
export function Item(item: ComponentProps<'li'>) {
  return isLeftOut(item.children) ? null : <li {...item} />
}
