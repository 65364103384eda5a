/**
 * The names of the controls of a form that are not as they were served: what the visitor changed before the script was
 * there. A form may lack what the address asks for, so what it shows unchanged says nothing.
 */
export function changedNames(form: HTMLFormElement): Set<string> {
  return new Set([...form.elements].flatMap((element) => (isChanged(element) ? [element.name] : [])))
}

function isChanged(element: Element): element is HTMLSelectElement | HTMLInputElement {
  if (element instanceof HTMLSelectElement) {
    const served = [...element.options].findIndex(({ defaultSelected }) => defaultSelected)
    return element.selectedIndex !== Math.max(0, served)
  }
  if (!(element instanceof HTMLInputElement)) return false
  return element.checked !== element.defaultChecked || element.value !== element.defaultValue
}
