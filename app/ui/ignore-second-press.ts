/** As long as most systems wait for the second press of a double click. */
const doubleClickMs = 500

/**
 * Called when what a button led to takes the button's place. The second press of a double click then does nothing: it
 * would follow a link that is now under the pointer, or take the focus away from the answer.
 */
export function ignoreSecondPress(): void {
  const options = { capture: true, signal: AbortSignal.timeout(doubleClickMs) }
  addEventListener('mousedown', ignore, options)
  addEventListener('click', ignore, options)
}

function ignore(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
