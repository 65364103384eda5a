import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { decoyName } from '#domain/applications/decoy.ts'

/**
 * A field that people neither see nor reach, also with a screen reader, and that browsers do not fill in. Programs that
 * fill in every field of a form do: see docs/decisions/0013-a-form-is-answered-by-its-own-page.md.
 */
export function DecoyField() {
  return (
    <VisuallyHidden>
      <label inert aria-hidden>
        Leave this empty
        <input name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
