import { useEffect, useEffectEvent } from 'react'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import type { ApplicationVehicle } from './application-vehicle.ts'
import type { SendingFailure } from './send-application.ts'
import { useApplicationWizard } from './use-application-wizard.ts'

export { ApplicationSent } from './ApplicationSent.tsx'
export { SubmissionFailed } from './SubmissionFailed.tsx'

interface ApplicationFlowProps {
  vehicle: ApplicationVehicle
  open: boolean
  onClose: () => void
  /** What the application is for: "Ford Transit, £12,000". */
  subject: string
  /** The finance that the visitor has chosen, in words. */
  plan: string | null
  reserved: boolean
  /** Called once the application is stored. */
  onSent: () => void
  /** Called with the last failure to send it, and with null when it is sent again. */
  onFailure: (failure: SendingFailure | null) => void
}

/** The application in its dialog. This module is the part of the vehicle page that loads after it (`useApplication`). */
export function ApplicationFlow({ vehicle, onSent, onFailure, ...dialog }: ApplicationFlowProps) {
  const wizard = useApplicationWizard(vehicle, onSent)
  const { sending, failure } = wizard.state
  const failed = sending === 'failed' ? failure : null
  const report = useEffectEvent(onFailure)
  useEffect(() => report(failed), [failed])
  return <ApplicationDialog {...dialog} planSent={vehicle.finance !== undefined} wizard={wizard} />
}
