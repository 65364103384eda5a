import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../app/ui/Button.tsx'

/**
 * Sends its form: once, until the page has changed, and once for a key that is held. It is not `disabled` meanwhile, because
 * browsers take the focus from such a button.
 */
export function SendButton(props: ComponentProps<typeof Button>) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      {...props}
    />
  )
}
