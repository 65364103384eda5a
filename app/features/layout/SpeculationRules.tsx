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

/** Data, not a program: the Content Security Policy allows it apart from scripts. */
export function SpeculationRules() {
  return <script type="speculationrules">{text}</script>
}
