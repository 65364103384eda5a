import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

interface ApplyButtonProps {
  /** The address of the form's own page. */
  href: string
  onApply: () => void
  size?: 'm' | 'l'
  /** The id of a note beside it. */
  describedBy?: string | undefined
}

/** Opens the form in a dialog. Before hydration it is a link to the form's own page. */
export function ApplyButton({ href, onApply, size = 'm', describedBy }: ApplyButtonProps) {
  if (useHydrated())
    return (
      <Button size={size} onClick={onApply} aria-haspopup="dialog" aria-describedby={describedBy}>
        Apply for Finance
      </Button>
    )
  return (
    <ButtonLink size={size} to={href} aria-describedby={describedBy}>
      Apply for Finance
    </ButtonLink>
  )
}
