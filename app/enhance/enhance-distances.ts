import { milesInWords } from '../features/vehicle/distance-in-words.ts'
import { searchedPostcode } from '../features/vehicle/searched-postcode.ts'

/** Shows how far each vehicle of a comparison is from the postcode that was searched in this tab; nothing without one. */
export function enhanceDistances(row: HTMLElement): void {
  const postcode = searchedPostcode()
  const from = row.querySelector('[data-from]')
  if (!postcode || !from) return
  const cells = [...row.querySelectorAll<HTMLElement>('[data-latitude]')]
  const distances = cells.map(({ dataset: { latitude, longitude } }) =>
    milesInWords(postcode, { latitude: Number(latitude), longitude: Number(longitude) }),
  )
  if (distances.includes(null)) return
  from.textContent = postcode
  for (const [index, cell] of cells.entries()) cell.textContent = distances[index] ?? ''
  row.hidden = false
}
