import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** Asks whether the script of another company may be loaded, and loads it only when that was allowed, now or before. */
export function enhanceForeignScript(prompt: HTMLElement): void {
  const src = prompt.dataset.foreignScript ?? ''
  const again = document.querySelector<HTMLElement>('[data-consent-choice]')
  // Nothing of others is loaded for a page that was only opened in advance.
  const begin = () => show(recallConsent(src))
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()

  function show(allowed: boolean | null): void {
    if (allowed) load(src)
    prompt.hidden = allowed !== null
    if (again) again.hidden = allowed === null
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!button) return
    const answer = button.dataset.consent
    rememberConsent(src, answer === 'again' ? null : answer === 'allow')
    // A script that runs cannot be unloaded.
    if (answer === 'again') return location.reload()
    // Not from storage, because a browser may store nothing: the answer then holds for this page.
    show(answer === 'allow')
  })
}

function load(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.body.append(script)
}

const consentKey = 'forecourt.foreign-script'

/** Whether the visitor has allowed the script at `src`; null when they have not been asked about this one. */
function recallConsent(src: string): boolean | null {
  const stored = readStored('device', consentKey) as { src?: unknown; allowed?: unknown } | null
  return stored?.src === src && typeof stored.allowed === 'boolean' ? stored.allowed : null
}

/** Null: the visitor will be asked again. */
function rememberConsent(src: string, allowed: boolean | null): void {
  writeStored('device', consentKey, allowed === null ? null : { src, allowed })
}
