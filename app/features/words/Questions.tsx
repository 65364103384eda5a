import type { ReactNode } from 'react'
import { AccordionEntry, AccordionList } from '#app/ui/Accordion.tsx'

/** In words: a list of questions that open one by one. */
export function Questions({ children }: { children: ReactNode }) {
  return <AccordionList>{children}</AccordionList>
}

export function Question({ title, children }: { title: string; children: ReactNode }) {
  return <AccordionEntry title={title}>{children}</AccordionEntry>
}
