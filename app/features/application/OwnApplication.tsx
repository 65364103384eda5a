import { Confirmation } from './Confirmation.tsx'

interface OwnApplicationProps {
  vehicleId: string
  /** What happens next, a sentence or two each. */
  steps: readonly string[]
  className?: string | undefined
}

/** For a visitor who applied for the vehicle in this tab: `app/enhance/enhance-own-application.ts` shows it, with the reference and the link. */
export function OwnApplication({ vehicleId, steps, className }: OwnApplicationProps) {
  return (
    <div hidden data-own-application={vehicleId} className={className}>
      <Confirmation
        label="Your finance application"
        title="You applied for finance on this vehicle"
        announced={false}
        reference=""
        statusPath=""
        steps={steps}
        callTo="talk sooner"
      />
    </div>
  )
}
