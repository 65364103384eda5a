import { isVehicleType, type VehicleType } from '#domain/stock/vehicle-type.ts'

/** A type of vehicle, or '' for any. */
export type TypeChoice = VehicleType | ''

/** What the form holds; '' is nothing chosen. */
export interface MakeModelChoice {
  type: TypeChoice
  make: string
  model: string
  makes: readonly string[]
  models: readonly string[]
}

/** What the control of the type holds; anything that is no type is any. */
export function toTypeChoice(value: string): TypeChoice {
  return isVehicleType(value) ? value : ''
}

/** The makes stay until those of the new type have come. */
export function chooseType(choice: MakeModelChoice, type: TypeChoice): MakeModelChoice {
  return { ...choice, type, make: '', model: '', models: [] }
}

/** The models stay until those of the new make have come; without a make there are none. */
export function chooseMake(choice: MakeModelChoice, make: string): MakeModelChoice {
  return { ...choice, make, model: '', models: make === '' ? [] : choice.models }
}

/** A make that its list does not have is given up, and so is a model. */
export function fitToLists(choice: MakeModelChoice): MakeModelChoice {
  const { make, model, makes, models } = choice
  if (!makes.includes(make)) return { ...choice, make: '', model: '', models: [] }
  return models.includes(model) ? choice : { ...choice, model: '' }
}

/**
 * Which of make and model go into the address of the results:
 * each only when it is chosen, or the make always and the model when it is chosen.
 */
export type QueryRule = 'when-chosen' | 'make-always'

/** The path that searches a type; for any type, the page that searches all three. */
export function searchPath(type: TypeChoice): string {
  return type === '' ? '/browse-stock' : `/${type}-search`
}

export function searchHref(
  { type, make, model }: Pick<MakeModelChoice, 'type' | 'make' | 'model'>,
  rule: QueryRule,
  path = searchPath(type),
): string {
  const query = new URLSearchParams()
  if (make !== '' || rule === 'make-always') query.set('make', make)
  if (model !== '') query.set('model', model)
  return query.size === 0 ? path : `${path}?${query}`
}
