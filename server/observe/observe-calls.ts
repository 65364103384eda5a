import type { Observer } from './observer.ts'
import type { Operation } from './operation.ts'

/** The object with each call of a method timed for which `operationOf` gives an operation. */
function observeCalls<Target extends object>(
  target: Target,
  { metrics, measure }: Observer,
  operationOf: (method: string) => Operation | null,
): Target {
  if (!metrics) return target
  const calls = new Map<string, unknown>()

  function callOf(method: string, member: (...values: unknown[]) => unknown) {
    const operation = operationOf(method)
    if (operation === null) return member
    return (...values: unknown[]) => measure(operation, () => member.apply(target, values))
  }

  return new Proxy(target, {
    get(_target, property) {
      const member: unknown = Reflect.get(target, property)
      if (typeof member !== 'function' || typeof property === 'symbol') return member
      const call = calls.get(property) ?? callOf(property, member as () => unknown)
      calls.set(property, call)
      return call
    },
  })
}

/** The time of an iterator is that of its reader. */
const iterators = new Set(['all'])

export function observeStore<Store extends object>(
  name: 'stock' | 'outbox',
  store: Store,
  observer: Observer,
): Store {
  return observeCalls(store, observer, (operation) =>
    iterators.has(operation) ? null : { kind: 'store', store: name, operation },
  )
}

const searches = new Set([
  'search',
  'searchWithFacets',
  'searchBytes',
  'total',
  'facets',
  'rangeCounts',
  'list',
])

/** The catalogue with its searches timed, the reading of records included. */
export function observeSearches<Catalogue extends object>(
  catalogue: Catalogue,
  observer: Observer,
): Catalogue {
  return observeCalls(catalogue, observer, (operation) =>
    searches.has(operation) ? { kind: 'search', operation } : null,
  )
}
