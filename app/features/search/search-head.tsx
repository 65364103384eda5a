import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { SearchBox } from '../search-box/SearchBox.tsx'

/** What only the server renders of a page of results: it is the same for every search of a type. */
export interface SearchHead {
  breadcrumb: ReactNode
  searchBox: ReactNode
  example: ReactNode
}

export function searchHead(type: VehicleType): SearchHead {
  return {
    breadcrumb: <Breadcrumb items={searchBreadcrumbs(type)} />,
    searchBox: <SearchBox id="results-q" type={type} />,
    example: <RepresentativeExample compact />,
  }
}
