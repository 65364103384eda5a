import { searchUrl, suggestUrl } from '#app/script-urls.ts'
import { leftOutContactDetails, leftOutParameter } from '#app/search-parameters.ts'
import { soldTypes } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { hasContactDetails, withoutContactDetails } from '#domain/words/contact-details.ts'
import { countInWords } from '../features/record/count-words.ts'

/** What the API answers in `suggestions`. */
interface Suggestion {
  label: string
  href: string
  /** How many vehicles it finds. */
  count: number
}

const delayMs = 150
const shortestQuery = 2

/**
 * Suggests searches with their counts below the box: a combobox with a listbox, as the ARIA Authoring Practices describe
 * it. The focus stays in the input. Without an answer the form works as it was served.
 */
export function enhanceSearchBox(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[name=q]')
  const place = form.querySelector('[data-suggestions]')
  if (!input || !place) return
  const type = form.querySelector<HTMLInputElement>('[name=type]')?.value
  const list = document.createElement('div')
  const status = document.createElement('div')
  setAttributes(list, {
    role: 'listbox',
    id: `${input.id}-list`,
    'aria-label': 'Suggested searches with the number of vehicles',
  })
  setAttributes(status, { role: 'status' })
  place.replaceChildren(list, status)
  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  })

  let active = -1
  let timer: ReturnType<typeof setTimeout>
  let waiting = new AbortController()

  function activate(position: number): void {
    active = position
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === position))
    const option = list.children[position]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input?.setAttribute('aria-activedescendant', option.id)
    else input?.removeAttribute('aria-activedescendant')
  }

  function show(suggestions: readonly Suggestion[]): void {
    list.replaceChildren(...suggestions.map((one, index) => toOption(one, `${list.id}-${index}`)))
    input?.setAttribute('aria-expanded', String(suggestions.length > 0))
    activate(-1)
  }

  function close(): void {
    clearTimeout(timer)
    waiting.abort()
    show([])
    status.textContent = ''
  }

  async function suggest(query: string): Promise<void> {
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    const suggestions = await fetchSuggestions(query, type, signal)
    if (signal.aborted) return
    show(suggestions)
    status.textContent = announcement(suggestions.length)
  }

  /** At once when asked with an arrow key, even about an empty box. */
  function suggestSoon(delay: number): void {
    clearTimeout(timer)
    const query = input?.value.trim() ?? ''
    if ((delay > 0 && query.length < shortestQuery) || hasContactDetails(query)) close()
    else timer = setTimeout(() => void suggest(query), delay)
  }

  function press(event: KeyboardEvent): void {
    const { key } = event
    const count = list.children.length
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      // One place before the first and after the last is the input itself.
      const step = key === 'ArrowDown' ? 1 : -1
      if (count > 0) activate(((active + 1 + step + count + 1) % (count + 1)) - 1)
      else suggestSoon(0)
    } else if (key === 'Escape' && count > 0) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      ;(list.children[active] as HTMLElement).click()
    }
  }

  // What is sent of the form is in the address of the next page.
  form.addEventListener('formdata', ({ formData }) => {
    if (!hasContactDetails(input.value)) return
    formData.set(input.name, withoutContactDetails(input.value))
    formData.set(leftOutParameter, leftOutContactDetails)
  })
  input.addEventListener('input', () => suggestSoon(delayMs))
  input.addEventListener('keydown', press)
  input.addEventListener('blur', close)
  // A press on a suggestion leaves the focus in the input, or the list would be gone before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  // Back may show the page as it was left.
  addEventListener('pagehide', close)
  // What was typed while this was loaded.
  if (input.value !== '') suggestSoon(delayMs)
}

/** None when the request fails. */
async function fetchSuggestions(
  query: string,
  type: string | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const response = await fetch(suggestUrl({ q: query, ...(type ? { type: type as VehicleType } : {}) }), {
      signal,
    })
    return response.ok ? (await response.json()).suggestions : []
  } catch {
    return []
  }
}

function toOption({ label, href, count }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('a')
  const number = document.createElement('span')
  const type = soldTypes.find((type) => href.startsWith(searchUrl(type)))
  number.textContent = countInWords(type ?? 'vehicle', count)
  option.append(label.charAt(0).toUpperCase() + label.slice(1), ' ', number)
  option.href = href
  option.tabIndex = -1
  setAttributes(option, { role: 'option', id })
  return option
}

function announcement(count: number): string {
  if (count === 0) return 'No suggestions'
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the up and down arrow keys.`
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
