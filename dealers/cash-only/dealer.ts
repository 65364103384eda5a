import type { Dealer } from '#domain/dealer/dealer-schema.ts'
import redirects from './redirects.ts'

/** For the tests: used cars only, for cash, at one branch, with as few other facts as the schema allows. Invented. */
export default {
  name: 'Wearside Cars',
  legalName: 'Ann Example, trading as Wearside Cars',
  regulatoryStatus: { kind: 'none' },
  credit: null,
  since: 2009,
  address: { street: '4 Quay Road', town: 'Sunderland', postcode: 'SR1 2ZZ' },
  phone: { label: '0191 498 0123', number: '+441914980123' },
  mobile: { label: '07700 900456', number: '+447700900456' },
  email: 'hello@wearside.example',
  security: { contact: 'mailto:hello@wearside.example', checkedOn: '2026-11-22' },
  phoneHours: 'Mon-Sat 9am to 5pm',
  emailReply: 'We usually reply on the next working day',
  sells: {
    car: ['used'],
    van: [],
    truck: [],
    leasing: false,
    finance: false,
    partExchange: false,
    valuation: false,
    pricePosition: false,
    software: false,
  },
  enquiries: {
    kinds: ['call', 'viewing'],
    callTimes: ['Any time'],
    viewingWeekdays: [1, 2, 3, 4, 5, 6],
    viewingTimes: ['Morning, 9am to 12 noon', 'Afternoon, 12 noon to 5pm'],
    reservationHours: 24,
    offerDays: 7,
  },
  branches: [
    {
      town: 'Sunderland',
      street: '4 Quay Road',
      postcode: 'SR1 2ZZ',
      latitude: 54.906,
      longitude: -1.381,
      hours: [
        { days: 'Monday to Saturday', open: '9am to 5pm' },
        { days: 'Sunday', open: 'Closed' },
      ],
    },
  ],
  promises: {},
  distanceReturn: 'Bring it back to us, or ask us to collect it at our cost.',
  disputes: { name: 'The Motor Ombudsman', to: 'https://www.themotorombudsman.org/', isMember: false },
  external: {},
  social: [],
  mileageNote: 'none',
  figures: {},
  redirects,
  headerColours: { light: '#ffffff', dark: '#1e1221' },
} satisfies Dealer
