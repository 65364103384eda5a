import { exactOption } from '../../features/search/form-query.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** What a control was served with, by its attributes. */
function servedValue(control: Control): string {
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' ? String(control.defaultChecked) : control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Whether a control is not as it was served. Hidden fields are always as they were. */
export function isChanged(control: Control): boolean {
  const value =
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? String(control.checked)
      : control.value
  return value !== servedValue(control)
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control) => isControl(control))
}

export function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/** Whether something is typed into a control. */
export function isText(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type !== 'checkbox'
}

/**
 * Lets controls show what the form is served with now. What is typed stays until another value is served for its field, and
 * so does the choice to type an exact figure.
 *
 * @param before what each control was served with before
 */
export function takeServedValues(form: HTMLFormElement, before: ReadonlyMap<Control, string>): void {
  for (const control of controlsOf(form)) {
    const served = servedValue(control)
    const isOwn = isText(control) || control.value === exactOption
    if (isOwn && before.get(control) === served) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = served === 'true'
    else if (control.value !== served) control.value = served
  }
}

export function servedValues(form: HTMLFormElement): Map<Control, string> {
  return new Map(controlsOf(form).map((control) => [control, servedValue(control)]))
}
