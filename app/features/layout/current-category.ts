import { type Category, categories } from '#content/navigation.ts'

/**
 * Which tab a page belongs to: the one its path names, else that of the vehicle on it, else vans.
 * `loaded` is what the routes' loaders answered.
 */
export function currentCategory(pathname: string, loaded: readonly unknown[]): Category['slug'] {
  const first = pathname.split('/')[1] ?? ''
  const type = loaded.map(vehicleTypeIn).find(Boolean)
  const found = categories.find(({ slug }) => first === slug || first === `${slug.slice(0, -1)}-search`)
  return found?.slug ?? categories.find(({ slug }) => slug === `${type}s`)?.slug ?? 'vans'
}

function vehicleTypeIn(loaderData: unknown): unknown {
  if (typeof loaderData !== 'object' || loaderData === null || !('vehicle' in loaderData)) return null
  const { vehicle } = loaderData
  return typeof vehicle === 'object' && vehicle !== null && 'type' in vehicle ? vehicle.type : null
}
