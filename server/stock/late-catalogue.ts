import type { Catalogue } from '../services.ts'

/** A catalogue that is handed out before the stock is read, so that the site can already say that it is not ready. */
export interface LateCatalogue extends Catalogue {
  /** From now on it answers as this one does; before, every question throws. */
  become(catalogue: Catalogue): void
  isOpen(): boolean
}

export function createLateCatalogue(): LateCatalogue {
  let opened: Catalogue | null = null
  function now(): Catalogue {
    if (opened === null) throw new Error('The stock was asked before it was read')
    return opened
  }
  return {
    become(catalogue) {
      opened = catalogue
    },
    isOpen: () => opened !== null,
    search: (query) => now().search(query),
    searchWithFacets: (query) => now().searchWithFacets(query),
    facets: (type, filters) => now().facets(type, filters),
    find: (id) => now().find(id),
    list: (page) => now().list(page),
    listIds: (page) => now().listIds(page),
    count: (type) => now().count(type),
    appraise: (id) => now().appraise(id),
    version: () => now().version(),
    edition: () => now().edition(),
  }
}
