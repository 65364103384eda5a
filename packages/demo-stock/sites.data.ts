import type { DemoDealer } from './sites.ts'

/** Of a caller that names none. Its number is one that Ofcom keeps free for drama. */
export const exampleDealer: DemoDealer = {
  name: 'Example Motors',
  phone: '01632 960100',
  sites: [
    {
      town: 'Liverpool',
      address: 'Riverside Drive',
      postCode: 'L3 4DB',
      latitude: 53.39,
      longitude: -2.974,
    },
    {
      town: 'Speke',
      address: 'Speke Hall Road',
      postCode: 'L24 9HD',
      latitude: 53.347,
      longitude: -2.86,
    },
    {
      town: 'Birkenhead',
      address: 'New Chester Road',
      postCode: 'CH41 9BD',
      latitude: 53.379,
      longitude: -3.016,
    },
    {
      town: 'Warrington',
      address: 'Winwick Road',
      postCode: 'WA2 8HF',
      latitude: 53.406,
      longitude: -2.596,
    },
    {
      town: 'St Helens',
      address: 'Linkway West',
      postCode: 'WA10 1NG',
      latitude: 53.449,
      longitude: -2.742,
    },
    {
      town: 'Southport',
      address: 'Scarisbrick New Road',
      postCode: 'PR8 6QL',
      latitude: 53.642,
      longitude: -2.977,
    },
    {
      town: 'Wigan',
      address: 'Warrington Road',
      postCode: 'WN3 6XB',
      latitude: 53.527,
      longitude: -2.643,
    },
    {
      town: 'Chester',
      address: 'Sealand Road',
      postCode: 'CH1 4LD',
      latitude: 53.197,
      longitude: -2.917,
    },
    {
      town: 'Preston',
      address: 'Blackpool Road',
      postCode: 'PR2 2DX',
      latitude: 53.768,
      longitude: -2.742,
    },
  ],
}
