import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useHydrated } from '../vehicle/use-hydrated.ts'

interface ApplyButtonProps {
  vehicleId: string
  onApply: () => void
  size?: 'm' | 'l'
  /** The id of a note beside it. */
  describedBy?: string | undefined
}

/** Opens the form over the page; until the script has come, a link to the same form on a page of its own. */
export function ApplyButton({ vehicleId, onApply, size = 'm', describedBy }: ApplyButtonProps) {
  if (useHydrated())
    return (
      <Button size={size} onClick={onApply} aria-haspopup="dialog" aria-describedby={describedBy}>
        Apply for Finance
      </Button>
    )
  return (
    <ButtonLink
      size={size}
      to={`/vehicles/${encodeURIComponent(vehicleId)}/apply`}
      aria-describedby={describedBy}
    >
      Apply for Finance
    </ButtonLink>
  )
}
