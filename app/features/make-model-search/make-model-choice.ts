import { browseStockUrl, searchUrl, withQuery } from '#app/script-urls.ts'
import { isSoldType } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** A type of vehicle, or '' for any. */
export type TypeChoice = VehicleType | ''

/** The state of the form; '' means that nothing is chosen. */
export interface MakeModelChoice {
  type: TypeChoice
  make: string
  model: string
  makes: readonly string[]
  models: readonly string[]
}

/** What the three controls have chosen. */
export type Chosen = Pick<MakeModelChoice, 'type' | 'make' | 'model'>

/** The value of the type control. Anything but a type means any. */
export function toTypeChoice(value: string): TypeChoice {
  return isSoldType(value) ? value : ''
}

/** The list of makes is replaced when that of the new type has loaded. */
export function chooseType(choice: MakeModelChoice, type: TypeChoice): MakeModelChoice {
  return { ...choice, type, make: '', model: '', models: [] }
}

/** The list of models is replaced when that of the new make has loaded; without a make it is empty. */
export function chooseMake(choice: MakeModelChoice, make: string): MakeModelChoice {
  return { ...choice, make, model: '', models: make === '' ? [] : choice.models }
}

/** Clears a make or a model that its list does not have. */
export function fitToLists(choice: MakeModelChoice): MakeModelChoice {
  const { make, model, makes, models } = choice
  if (!makes.includes(make)) return { ...choice, make: '', model: '', models: [] }
  return models.includes(model) ? choice : { ...choice, model: '' }
}

/**
 * What the controls show, completed by what was chosen when the visitor left the page: the browser restores no option
 * that the served lists lack, such as a model.
 */
export function resumeChoice(shown: Chosen, left: Chosen): Chosen {
  if (shown.type !== left.type || (shown.make !== '' && shown.make !== left.make)) return shown
  return { ...left, model: shown.model || left.model }
}

/** Which parameters the address of the results has: make and model when chosen, or always a make, even an empty one. */
export type QueryRule = 'when-chosen' | 'make-always'

/**
 * The search of the type, or the page of all types; another page of the site when `results` is given, whose query is
 * kept.
 */
export function resultsHref(
  { type, make, model }: Chosen,
  rule: QueryRule,
  results = type === '' ? browseStockUrl() : searchUrl(type),
): string {
  const [path = '', kept] = results.split('?')
  const query = new URLSearchParams(kept)
  if (make !== '' || (rule === 'make-always' && !query.has('make'))) query.set('make', make)
  if (model !== '') query.set('model', model)
  return withQuery(path, query)
}
