import { inSteps, type Steps } from '../search/engine/steps.ts'
import type { ListingColumns } from '../search/listing-columns.ts'
import { deliveryMiles } from '../stock/new-vehicle.ts'
import { groupName, standardPrice } from './comparable-facts.ts'
import { createFactColumns, type FactColumns, notCompared } from './fact-columns.ts'
import { ageKey } from './group.ts'
import { codeOf } from './position-codes.ts'

/** The same as `factsOfListings` of all these listings, without making one of them. */
export function* factsOfColumns(shelves: readonly ListingColumns[]): Steps<FactColumns> {
  const facts = createFactColumns(shelves)
  let start = 0
  for (const shelf of shelves) {
    yield* writeFacts(shelf, facts, start)
    start += shelf.size
  }
  return facts
}

function* writeFacts(shelf: ListingColumns, facts: FactColumns, start: number): Steps<void> {
  const { type, size, codes, labels, values } = shelf
  const [makes, models, bodies] = [codes('make'), codes('model'), codes('bodyType')]
  const [prices, years, miles, engines] = [
    values('price'),
    values('year'),
    values('mileage'),
    values('engineSize'),
  ]
  const vat = codes('vatStatus')
  const vatLabels = labels('vatStatus')
  const positions = codes('pricePosition')
  const told = Uint8Array.from(labels('pricePosition'), (label) => codeOf(label))
  const [modelLabels, bodyLabels] = [labels('model'), labels('bodyType')]
  const known = new Map<number, number>()

  function groupOf(make: number, model: number, body: number, hasEngine: boolean): number {
    const combined = (make * modelLabels.length + model) * bodyLabels.length + body
    const combination = combined * 2 + (hasEngine ? 1 : 0)
    const found = known.get(combination)
    if (found !== undefined) return found
    const name = groupName({
      type,
      make: labels('make')[make] as string,
      model: modelLabels[model] as string,
      bodyType: bodyLabels[body],
      hasEngine,
    })
    const number = name === null ? notCompared : facts.names.push(name) - 1
    known.set(combination, number)
    return number
  }

  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) {
      const [make, model, price] = [makes[d] as number, models[d] as number, (prices[d] as number) - 1]
      const [year, mileage] = [(years[d] as number) - 1, (miles[d] as number) - 1]
      if (make === 0 || model === 0 || price < 1 || year < 0 || mileage < deliveryMiles) continue
      const engineSize = Math.max((engines[d] as number) - 1, 0)
      const row = start + d
      facts.groups[row] = groupOf(make, model, type === 'car' ? 0 : (bodies[d] as number), engineSize > 0)
      facts.keys[row] = ageKey(year, mileage)
      const vatStatus = vatLabels[vat[d] as number]
      facts.standards[row] = standardPrice({ price, vatStatus, year, mileage, engineSize })
      facts.told[row] = told[positions[d] as number] as number
    }
  })
}
