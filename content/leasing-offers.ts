/** Stand-ins, and they say so: live offers come with a funder's terms. */
export const leasingOffers = [
  {
    title: 'A car for yourself',
    text: 'A fixed monthly rental over two to four years, road tax included, and the car goes back at the end.',
    terms: ['2 to 4 years', 'Personal', 'Return at the end'],
    to: '/cars/leasing',
    link: 'How car leasing works',
  },
  {
    title: 'A van for the business',
    text: 'Two to five years with the rental as a running cost. VAT-registered firms can often claim VAT back.',
    terms: ['2 to 5 years', 'Business', 'Maintenance if you want it'],
    to: '/vans/leasing',
    link: 'How van leasing works',
  },
  {
    title: 'A truck for the work',
    text: 'Contract hire planned round the mileage and the body you need, with servicing agreed from the start.',
    terms: ['Contract hire', 'Business', 'Built round your work'],
    to: '/trucks/leasing',
    link: 'How truck leasing works',
  },
] as const
