import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

interface SearchLinksProps {
  types: readonly VehicleType[]
  /** Before each name: "all cars, all vans or all trucks". */
  before?: string
  hrefFor?: (type: VehicleType) => string
}

/** Links to the searches of some types, in a sentence: "cars, vans or trucks". */
export function SearchLinks({ types, before = '', hrefFor = urls.search }: SearchLinksProps) {
  return types.map((type, index) => (
    <span key={type}>
      {index === 0 ? '' : index < types.length - 1 ? ', ' : ' or '}
      <a href={hrefFor(type)}>
        {before}
        {vehicleTypeWords[type].plural}
      </a>
    </span>
  ))
}
