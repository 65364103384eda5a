import { rememberOwnVehicle } from '../features/finance/tab-own-vehicle.ts'

/** A link from a valuation to a vehicle, with the value in its address: the press keeps the value and its basis in the tab. */
export function enhanceOwnVehicle(link: HTMLElement): void {
  link.addEventListener('click', () => {
    const { ownValue = '', valued = 'null' } = link.dataset
    rememberOwnVehicle({ ownValue, valued: JSON.parse(valued) })
  })
}
