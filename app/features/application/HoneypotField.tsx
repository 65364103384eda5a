import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { honeypotName } from '#domain/applications/honeypot.ts'

/**
 * A field that people neither see nor reach, also with a screen reader, and that browsers do not fill in. Programs that
 * fill in every field of a form do: see docs/decisions/0013-a-form-is-answered-by-its-own-page.md.
 */
export function HoneypotField() {
  return (
    <VisuallyHidden>
      <label inert aria-hidden>
        Leave this empty
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
