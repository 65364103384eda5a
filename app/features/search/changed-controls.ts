/**
 * The names of a form's controls that are not as the document was served. Its attributes say how that was, so this is right
 * until React has rendered the form again.
 */
export function changedControls(form: HTMLFormElement): Set<string> {
  return new Set([...form.elements].flatMap((control) => (isChanged(control) ? [control.name] : [])))
}

function isChanged(control: Element): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return served !== undefined && !served.selected
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
