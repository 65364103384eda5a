/** Where the form of a landing page leads, and whether an empty make is sent: section 2 of the specification. */
export interface LandingForm {
  path: string
  resultsPath: string
  /** The make is sent even when none is chosen. An empty model never is. */
  makeAlways: boolean
}

const form = (makeAlways: boolean, resultsPath: string, ...paths: string[]): LandingForm[] =>
  paths.map((path) => ({ path, resultsPath, makeAlways }))

export const landingForms: readonly LandingForm[] = [
  ...form(true, '/car-search', '/cars', '/cars/used', '/cars/new'),
  ...form(true, '/cars/leasing', '/cars/leasing'),
  ...form(true, '/van-search', '/vans', '/vans/leasing'),
  ...form(false, '/car-search', '/cars/finance'),
  ...form(false, '/van-search', '/vans/used', '/vans/new', '/vans/finance'),
  ...form(
    false,
    '/truck-search',
    '/trucks',
    '/trucks/used',
    '/trucks/new',
    '/trucks/finance',
    '/trucks/leasing',
  ),
]

/** @throws {Error} when there is no landing page at `path`. */
export function landingFormOf(path: string): LandingForm {
  const found = landingForms.find((each) => each.path === path)
  if (!found) throw new Error(`No landing page at ${path}`)
  return found
}

/** The address that a choice leads to; '' means nothing chosen. */
export function addressOf({ resultsPath, makeAlways }: LandingForm, make: string, model: string): string {
  const query = new URLSearchParams()
  if (make || makeAlways) query.set('make', make)
  if (model) query.set('model', model)
  return query.size === 0 ? resultsPath : `${resultsPath}?${query}`
}
