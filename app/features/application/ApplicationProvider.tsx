import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react'
import { useHistoryEntry } from '#app/ui/use-history-entry.ts'
import { urls } from '#app/urls.ts'
import { referenceOf } from '#domain/applications/application-reference.ts'
import type { ApplicationValues, SentApplication } from './application-values.ts'
import type { SendingFailure } from './send-application.ts'
import { keepReference, sentReferences } from './sent-references.ts'

type Parts = typeof import('./ApplicationFlow.tsx')

const load = () => import('./ApplicationFlow.tsx')

/** The application for one vehicle, which has several buttons, a dialog and a confirmation on the page. */
interface Application {
  /** What is loaded after the page; null until then. */
  parts: Parts | null
  open: boolean
  /** Why it could not be sent the last time. */
  failure: SendingFailure | null
  /** Null unless it was sent in this tab. */
  sent: SentApplication | null
  setOpen: (open: boolean) => void
  setFailure: (failure: SendingFailure | null) => void
  /** Once it is stored, with what the server said of it. */
  finish: (stored: { id: string | null; statusPath: string | null }, values: ApplicationValues) => void
}

const ApplicationContext = createContext<Application | null>(null)

export function useApplication(): Application {
  const application = use(ApplicationContext)
  if (!application) throw new Error('useApplication needs an ApplicationProvider')
  return application
}

/**
 * The code of the dialog is loaded when the browser is idle after hydration, or on the first press. Where it cannot be
 * loaded a press opens the form's own page. The page is `children`, so that a press does not render it again. Back closes the dialog, which keeps its
 * answers for as long as the page lives.
 */
export function ApplicationProvider({ vehicleId, children }: { vehicleId: string; children: ReactNode }) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [open, setOpen] = useHistoryEntry('application')
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const [sent, setSent] = useState<SentApplication | null>(null)

  useEffect(() => {
    const kept = sentReferences()[vehicleId]
    if (kept)
      setSent({ reference: kept.reference || null, statusPath: kept.statusPath || null, values: null })
  }, [vehicleId])

  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000))
    const cancel = window.cancelIdleCallback ?? clearTimeout
    // A press meanwhile is answered first. Without a connection the first press tries again.
    const show = (loaded: Parts) => startTransition(() => setParts(loaded))
    const handle = whenIdle(() => void load().then(show, () => undefined))
    return () => cancel(handle)
  }, [])

  const application: Application = {
    parts,
    open,
    failure,
    sent,
    setOpen(wanted) {
      setOpen(wanted)
      if (wanted && !parts) load().then(setParts, () => location.assign(urls.apply(vehicleId)))
    },
    setFailure,
    finish({ id, statusPath }, values) {
      const reference = id === null ? null : referenceOf(id)
      setOpen(false)
      setSent({ reference, statusPath, values })
      keepReference(vehicleId, { reference: reference ?? '', statusPath: statusPath ?? '' })
    },
  }
  return <ApplicationContext value={application}>{children}</ApplicationContext>
}

type DialogProps = Omit<ComponentProps<Parts['ApplicationFlow']>, keyof Application>

/** The dialog, until the application is sent. */
export function ApplicationDialog(props: DialogProps) {
  const { parts, sent, ...application } = useApplication()
  return parts && !sent ? <parts.ApplicationFlow {...props} {...application} /> : null
}
