import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { urls } from '#app/urls.ts'

interface ApplyButtonProps {
  vehicleId: string
  onApply: () => void
  size?: 'm' | 'l'
  /** The id of a note beside it. */
  describedBy?: string | undefined
}

/** Opens the form in a dialog. Before hydration it is a link to the form's own page. */
export function ApplyButton({ vehicleId, onApply, size = 'm', describedBy }: ApplyButtonProps) {
  if (useHydrated())
    return (
      <Button size={size} onClick={onApply} aria-haspopup="dialog" aria-describedby={describedBy}>
        Apply for Finance
      </Button>
    )
  return (
    <ButtonLink size={size} to={urls.apply(vehicleId)} aria-describedby={describedBy}>
      Apply for Finance
    </ButtonLink>
  )
}
