import { useEffectEvent, useLayoutEffect } from 'react'

/** Values of the controls of a form, by their names. */
export type EarlyChoice = Readonly<Partial<Record<string, string>>>

/**
 * Tells `take` what the visitor chose in a form while the script was still on its way. React hears nothing of it: it
 * leaves the controls as they are when it takes them over, and puts its own values back when it next draws them. So
 * they are read before that, once, and `take` is called when one of them is not as the page was served. In the layout
 * phase: the next press may come as soon as React listens, and must find the state that `take` has set.
 *
 * On a page that came without a document the values read are those that are chosen anyway: `take` must change nothing
 * for them.
 */
export function useEarlyChoice(
  form: () => HTMLFormElement | null | undefined,
  take: (early: EarlyChoice) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    const early = changedControls(form()?.elements ?? [])
    if (early.length > 0) take(Object.fromEntries(early))
  })
  useLayoutEffect(() => takeEarly(), [])
}

/** A text that is being typed is left to its own control until the visitor leaves it. */
function changedControls(controls: Iterable<Element>): [name: string, value: string][] {
  return [...controls].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement)
      return control.value === servedValue(control) ? [] : [[control.name, control.value]]
    if (!(control instanceof HTMLInputElement) || control === document.activeElement) return []
    return control.value === control.defaultValue ? [] : [[control.name, control.value]]
  })
}

function servedValue({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value
}
