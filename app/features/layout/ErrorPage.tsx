import { BusyPage } from './BusyPage.tsx'
import { FaultPage } from './FaultPage.tsx'
import { type FaultKind, faultKind } from './fault-kind.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { UnreachablePage } from './UnreachablePage.tsx'

const pages = {
  missing: NotFoundPage,
  busy: BusyPage,
  unreachable: UnreachablePage,
  failed: FaultPage,
} satisfies Record<FaultKind, unknown>

/** The page for what a route threw: an answer such as 404, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const Page = pages[faultKind(error)]
  return <Page />
}
