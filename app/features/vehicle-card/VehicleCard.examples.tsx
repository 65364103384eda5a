import type { ComponentExamples } from '#app/ui/component-examples.ts'
import type { CardVehicle } from './card-vehicle.ts'
import { VehicleCard } from './VehicleCard.tsx'

const vehicle: CardVehicle = {
  id: 'example',
  name: 'Ford Transit',
  derivative: '2.0 350 EcoBlue Leader Panel Van',
  price: '£10,000',
  vatStatus: 'Ex VAT',
  monthly: '£309.93 a month',
  facts: ['2021', '37,000 miles', 'Manual'],
  picture: null,
  reserved: false,
  praise: null,
  distance: null,
}

const states: readonly [name: string, change: Partial<CardVehicle>][] = [
  ['no picture', {}],
  ['picture that fails', { picture: { src: '/media/none.svg' } }],
  ['reserved', { reserved: true }],
  ['sorted by distance', { distance: '4 miles, Birkenhead' }],
  ['price on application', { price: 'Price on application', vatStatus: null, monthly: null }],
  ['little known', { derivative: null, facts: ['Year N/A', 'Mileage N/A', 'Gearbox unknown'] }],
  [
    'long names',
    {
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
  states: states.map(([name, change], index) => ({
    name,
    element: <VehicleCard vehicle={{ ...vehicle, ...change, id: `example-${index}` }} />,
  })),
}
