import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { fetchMakes, fetchModels } from '../features/make-model-search/distinct-values.ts'
import {
  type Chosen,
  chooseMake,
  chooseType,
  fitToLists,
  type MakeModelChoice,
  type QueryRule,
  resultsHref,
  resumeChoice,
  type TypeChoice,
  toTypeChoice,
} from '../features/make-model-search/make-model-choice.ts'

/**
 * Lets the lists of makes and models follow the choice. Where the form has a query rule it leads to the results, which
 * saves the redirect. When a list fails to load, that is logged and the old list stays.
 */
export function enhanceMakeModel(form: HTMLFormElement): void {
  const types = selectOf(form, 'type')
  const makes = selectOf(form, 'make')
  const models = selectOf(form, 'model')
  if (!makes || !models) return

  const { rule, results } = form.dataset
  const kept = new URLSearchParams(results?.split('?')[1])
  let choice: MakeModelChoice = {
    type: toTypeChoice(types ? servedValue(types) : (form.dataset.type ?? '')),
    make: servedValue(makes),
    model: servedValue(models),
    makes: valuesOf(makes),
    models: valuesOf(models),
  }
  // What the lists belong to.
  let makesOf = choice.type
  let modelsOf = choice.make
  let waiting = new AbortController()

  function show(): void {
    if (!makes || !models) return
    if (types) {
      types.value = choice.type
      showLinksOf(choice.type)
    }
    showValues(makes, choice.makes, choice.make)
    showValues(models, choice.models, choice.model)
    models.disabled = choice.make === ''
  }

  /** A new choice aborts the requests of the one before. */
  async function choose(next: MakeModelChoice): Promise<void> {
    choice = next
    if (next.models.length === 0) modelsOf = ''
    show()
    remember(next)
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    const { type, make } = next
    const isNewType = type !== makesOf
    const [newMakes, newModels] = await Promise.all([
      isNewType ? loaded('makes', fetchMakes(type, signal), signal) : null,
      make !== '' && (isNewType || make !== modelsOf)
        ? loaded('models', fetchModels(type, make, kept, signal), signal)
        : null,
    ])
    if (signal.aborted) return
    if (newMakes) makesOf = type
    if (newModels) modelsOf = make
    choice = fitToLists({
      ...choice,
      makes: newMakes ?? choice.makes,
      models: newModels ?? choice.models,
    })
    show()
  }

  /** Applies what the controls show: chosen before this script ran, or restored by the browser. */
  function takeOver(): void {
    const shown: Chosen = {
      type: toTypeChoice(types?.value ?? choice.type),
      make: makes?.value ?? '',
      model: models?.value ?? '',
    }
    const left = remembered()
    const wanted = left ? resumeChoice(shown, left) : shown
    if (wanted.type !== choice.type || wanted.make !== choice.make || wanted.model !== choice.model)
      void choose({ ...choice, ...wanted })
  }

  form.addEventListener('change', ({ target }) => {
    if (target === types) void choose(chooseType(choice, toTypeChoice(types?.value ?? '')))
    else if (target === makes) void choose(chooseMake(choice, makes.value))
    else if (target === models) void choose({ ...choice, model: models.value })
  })
  form.addEventListener('submit', (event) => {
    if (!rule) return
    event.preventDefault()
    location.assign(resultsHref(choice, rule as QueryRule, results))
  })
  // Browsers restore forms at different times, all before this event.
  addEventListener('pageshow', takeOver)
  takeOver()
}

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  return form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
}

/** The row of links in the header is that of the type that the form says; with any type it stays as it is. */
function showLinksOf(type: TypeChoice): void {
  if (type === '') return
  for (const item of document.querySelectorAll<HTMLElement>('header [data-links-of]'))
    item.toggleAttribute('data-open', item.dataset.linksOf === vehicleTypeWords[type].plural)
}

/** The value with which the page was served. */
function servedValue({ options }: HTMLSelectElement): string {
  const all = [...options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? ''
}

/** The values except the first, which means any. */
function valuesOf({ options }: HTMLSelectElement): string[] {
  return Array.from(options, ({ value }) => value).slice(1)
}

function showValues(select: HTMLSelectElement, values: readonly string[], value: string): void {
  const shown = valuesOf(select)
  if (shown.length !== values.length || shown.some((one, index) => one !== values[index])) {
    const options = values.map((one) => new Option(one, one))
    select.replaceChildren(...[...select.options].slice(0, 1), ...options)
  }
  // While its list loads, a value may have no option.
  select.value = values.includes(value) ? value : ''
}

async function loaded(
  list: 'makes' | 'models',
  values: Promise<string[]>,
  signal: AbortSignal,
): Promise<string[] | null> {
  try {
    return await values
  } catch (error) {
    if (!signal.aborted) console.error(`Error fetching ${list}:`, error)
    return null
  }
}

/** Keeps the choice in the history entry, for when the visitor comes back to it. */
function remember({ type, make, model }: Chosen): void {
  history.replaceState({ ...history.state, makeModel: { type, make, model } }, '')
}

function remembered(): Chosen | undefined {
  return history.state?.makeModel
}
