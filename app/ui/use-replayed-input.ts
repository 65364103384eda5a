import { useEffectEvent, useLayoutEffect } from 'react'

/** Values of changed controls, by their names. Several checked boxes of one name are one value of several lines. */
export type ReplayedInput = Readonly<Partial<Record<string, string>>>

/**
 * Calls `replay` once with what the visitor changed in a form before hydration. Input before hydration fires no React
 * event: React keeps the controls as they are while it hydrates and resets them to its own values on the next render.
 * The values are therefore read in the layout phase, before the first event that React can handle.
 */
export function useReplayedInput(
  form: () => HTMLFormElement | null | undefined,
  replay: (input: ReplayedInput) => void,
  { focused = false } = {},
): void {
  const replayChanged = useEffectEvent(() => {
    const changed = changedControls(form()?.elements ?? [], focused)
    if (changed.length > 0) replay(Object.fromEntries(changed))
  })
  useLayoutEffect(() => replayChanged(), [])
}

/**
 * A text field that has the focus is left out unless `focused`: such a field applies its value itself when it loses the
 * focus. One whose value is React's own would lose what was typed.
 */
function changedControls(controls: Iterable<Element>, focused: boolean): [name: string, value: string][] {
  return [...controls].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement)
      return control.value === servedValue(control) ? [] : [[control.name, control.value]]
    if (!(control instanceof HTMLInputElement)) return []
    if (control.type === 'checkbox')
      return control.checked === control.defaultChecked ? [] : [[control.name, checkedOf(control)]]
    if (!focused && control === document.activeElement) return []
    return control.value === control.defaultValue ? [] : [[control.name, control.value]]
  })
}

/** The checked values of all boxes of its name, as lines. */
function checkedOf({ form, name }: HTMLInputElement): string {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked') ?? []
  return [...boxes]
    .filter((box) => box.name === name)
    .map(({ value }) => value)
    .join('\n')
}

function servedValue({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value
}
