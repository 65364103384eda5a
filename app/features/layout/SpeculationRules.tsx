import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { vehiclePattern } from '#app/urls.ts'

/**
 * The links that a browser may open in advance, when the pointer rests on one or presses it: vehicles only, because their
 * pages change nothing by being opened. Not the application below them, which is never cached.
 *
 * A browser opens nothing in advance for visitors who save data, battery or memory, or have switched it off.
 */
export const speculationRules = {
  prerender: [
    {
      where: { href_matches: vehiclePattern },
      eagerness: 'moderate',
    },
  ],
} as const

const text = JSON.stringify(speculationRules)

/** Data, not a program, but the Content Security Policy must allow it as a script. */
export function SpeculationRules() {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script type="speculationrules" nonce={nonce}>
      {text}
    </script>
  )
}
