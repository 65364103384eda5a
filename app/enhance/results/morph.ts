/**
 * Makes the children of an element those that the server has sent, and keeps every node that both have. So the focus, an
 * open list, the scroll position of a part and what is typed stay as they are. Elements with an id or a `data-key` are the
 * same if these are, an option if its value is; others by their place. An element with `data-fresh` is replaced as a whole, one with `data-kept`
 * belongs to another script and stays.
 */
export function morphChildren(shown: ParentNode & Node, served: ParentNode & Node): void {
  const keys = new Set(Array.from(served.children, keyOf))
  for (const child of [...shown.children]) if (keyOf(child) && !keys.has(keyOf(child))) child.remove()
  const keyed = new Map(Array.from(shown.children, (child) => [keyOf(child), child]))
  let next = shown.firstChild
  for (const node of [...served.childNodes]) {
    const match = keyOf(node) ? keyed.get(keyOf(node)) : next && isAlike(next, node) ? next : null
    if (!match) shown.insertBefore(node, next)
    else if (match !== next) shown.insertBefore(match, next)
    else next = next.nextSibling
    if (match) morph(match, node)
  }
  while (next) {
    const after = next.nextSibling
    next.remove()
    next = after
  }
}

function morph(shown: Node, served: Node): void {
  if (!(shown instanceof Element && served instanceof Element)) {
    if (shown.nodeValue !== served.nodeValue) shown.nodeValue = served.nodeValue
    return
  }
  if (shown.hasAttribute('data-kept') || shown.isEqualNode(served)) return
  if (shown.localName !== served.localName || served.hasAttribute('data-fresh')) {
    shown.replaceWith(served)
    return
  }
  for (const { name } of [...shown.attributes])
    if (!served.hasAttribute(name) && !isOwnState(shown, name)) shown.removeAttribute(name)
  for (const { name, value } of served.attributes)
    if (shown.getAttribute(name) !== value && !isOwnState(shown, name)) shown.setAttribute(name, value)
  morphChildren(shown, served)
}

/** Whether a section is open is the visitor's choice. */
function isOwnState({ localName }: Element, attribute: string): boolean {
  return localName === 'details' && attribute === 'open'
}

function isAlike(shown: Node, served: Node): boolean {
  return shown.nodeName === served.nodeName && keyOf(shown) === ''
}

/** '' for none. */
function keyOf(node: Node): string {
  // That an option is chosen goes with the element.
  if (node instanceof HTMLOptionElement) return `=${node.value}`
  return node instanceof HTMLElement ? node.id || (node.dataset.key ?? '') : ''
}
