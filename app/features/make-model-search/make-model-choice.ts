import { urls, withQuery } from '#app/urls.ts'
import { isVehicleType, type VehicleType } from '#domain/stock/vehicle-type.ts'

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

/** The value of the type control. Anything but a type means any. */
export function toTypeChoice(value: string): TypeChoice {
  return isVehicleType(value) ? value : ''
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

/** Which parameters the address of the results has: make and model when chosen, or always a make, even an empty one. */
export type QueryRule = 'when-chosen' | 'make-always'

/** The search of the type, or the page of all types; another page of the site when `path` is given. */
export function resultsHref(
  { type, make, model }: Pick<MakeModelChoice, 'type' | 'make' | 'model'>,
  rule: QueryRule,
  path = type === '' ? urls.browseStock() : urls.search(type),
): string {
  return withQuery(path, {
    make: make !== '' || rule === 'make-always' ? make : undefined,
    model: model || undefined,
  })
}
