import type { RouteHandle } from './features/layout/route-handle.ts'

/**
 * The declared part of an address's query: pages are rendered and cached without the rest, such as `utm_source`. A name
 * that is not declared does not compile; where the name is not known before, reading it throws.
 */
export class RouteQuery<Name extends string = string> extends URLSearchParams {
  readonly #declared: ReadonlySet<string>

  constructor(given: URLSearchParams, declared: readonly Name[]) {
    super([...given].filter(([name]) => (declared as readonly string[]).includes(name)))
    this.#declared = new Set(declared)
  }

  override get(name: Name): string | null {
    return super.get(this.#known(name))
  }

  override getAll(name: Name): string[] {
    return super.getAll(this.#known(name))
  }

  override has(name: Name, value?: string): boolean {
    return super.has(this.#known(name), value)
  }

  #known(name: string): string {
    if (!this.#declared.has(name)) throw new Error(`The route does not declare the parameter "${name}"`)
    return name
  }
}

/** The query of an address as the route's `handle` declares it. Loaders and actions read no other. */
export function readQuery<const Name extends string>(
  { searchParams }: URL,
  { parameters }: RouteHandle & { parameters: readonly Name[] },
): RouteQuery<Name> {
  return new RouteQuery(searchParams, parameters)
}
