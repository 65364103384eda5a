export interface Site {
  town: string
  county: string
  address: string
  postCode: string
  latitude: number
  longitude: number
  /** From the ranges that Ofcom keeps free for drama, so that nobody is rung. */
  phone: string
  advertiserId: string
  /** Share of the stock that stands here. */
  weight: number
}

/** The dealer's forecourts. The commercial centre at Speke keeps most vans and all trucks. */
export const sites: readonly Site[] = [
  {
    town: 'Liverpool',
    county: 'Merseyside',
    address: 'Riverside Drive',
    postCode: 'L3 4DB',
    latitude: 53.39,
    longitude: -2.974,
    phone: '0151 496 0110',
    advertiserId: '10027101',
    weight: 22,
  },
  {
    town: 'Speke',
    county: 'Merseyside',
    address: 'Speke Hall Road',
    postCode: 'L24 9HD',
    latitude: 53.347,
    longitude: -2.86,
    phone: '0151 496 0120',
    advertiserId: '10027102',
    weight: 12,
  },
  {
    town: 'Birkenhead',
    county: 'Merseyside',
    address: 'New Chester Road',
    postCode: 'CH41 9BD',
    latitude: 53.379,
    longitude: -3.016,
    phone: '0151 496 0130',
    advertiserId: '10027103',
    weight: 12,
  },
  {
    town: 'Warrington',
    county: 'Cheshire',
    address: 'Winwick Road',
    postCode: 'WA2 8HF',
    latitude: 53.406,
    longitude: -2.596,
    phone: '01632 960140',
    advertiserId: '10027104',
    weight: 13,
  },
  {
    town: 'St Helens',
    county: 'Merseyside',
    address: 'Linkway West',
    postCode: 'WA10 1NG',
    latitude: 53.449,
    longitude: -2.742,
    phone: '01632 960150',
    advertiserId: '10027105',
    weight: 10,
  },
  {
    town: 'Southport',
    county: 'Merseyside',
    address: 'Scarisbrick New Road',
    postCode: 'PR8 6QL',
    latitude: 53.642,
    longitude: -2.977,
    phone: '01632 960160',
    advertiserId: '10027106',
    weight: 7,
  },
  {
    town: 'Wigan',
    county: 'Greater Manchester',
    address: 'Warrington Road',
    postCode: 'WN3 6XB',
    latitude: 53.527,
    longitude: -2.643,
    phone: '01632 960170',
    advertiserId: '10027107',
    weight: 9,
  },
  {
    town: 'Chester',
    county: 'Cheshire',
    address: 'Sealand Road',
    postCode: 'CH1 4LD',
    latitude: 53.197,
    longitude: -2.917,
    phone: '01632 960180',
    advertiserId: '10027108',
    weight: 9,
  },
  {
    town: 'Preston',
    county: 'Lancashire',
    address: 'Blackpool Road',
    postCode: 'PR2 2DX',
    latitude: 53.768,
    longitude: -2.742,
    phone: '01632 960190',
    advertiserId: '10027109',
    weight: 8,
  },
]
