import type { ComponentExamples } from '#app/ui/component-examples.ts'
import type { CardVehicle } from './card-vehicle.ts'
import { VehicleCard } from './VehicleCard.tsx'

const vehicle: CardVehicle = {
  id: 'example',
  name: 'Ford Transit',
  derivative: '2.0 350 EcoBlue Leader Panel Van',
  price: '£10,000',
  vatNote: 'Ex VAT, £12,000 with VAT',
  monthly: '£309.93 a month',
  facts: ['2021', '37,000 miles', 'Manual', 'Diesel'],
  work: ['1,339 kg payload', '3.49 m load length', 'Euro 6', 'LWB, high roof'],
  town: 'Birkenhead',
}

const { vatNote: _vat, monthly: _monthly, ...unpriced } = vehicle
const { derivative: _derivative, work: _work, town: _town, ...nameless } = vehicle

const states: readonly [name: string, vehicle: CardVehicle][] = [
  ['no picture', vehicle],
  ['picture that fails', { ...vehicle, picture: '/media/none.svg' }],
  ['new', { ...vehicle, isNew: true }],
  [
    'several photos',
    { ...vehicle, picture: '/media/none.svg', photos: { more: ['/media/none.svg'], count: 12 } },
  ],
  ['reserved', { ...vehicle, reserved: true }],
  ['sorted by distance', { ...vehicle, distance: '4 miles, Birkenhead' }],
  ['price on application', { ...unpriced, price: 'Price on application' }],
  ['little known', { ...nameless, facts: ['Year N/A', 'Mileage N/A', 'Gearbox unknown', 'Fuel unknown'] }],
  [
    'long names',
    {
      ...vehicle,
      name: 'Volkswagen Commercial Vehicles Crafter Chassis Cab',
      derivative:
        '2.0 TDI CR35 Startline Business Dropside Extended Wheelbase Front-Wheel Drive Euro 6 (s/s) 2dr',
      price: '£1,204,995',
      monthly: '£37,112.40 a month',
    },
  ],
]

export const examples: ComponentExamples = {
  component: 'VehicleCard',
  states: states.map(([name, shown], index) => ({
    name,
    element: <VehicleCard vehicle={{ ...shown, id: `example-${index}` }} />,
  })),
}
