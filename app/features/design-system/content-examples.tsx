import { Badge } from '#app/ui/Badge.tsx'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NoPhoto, Photo } from '#app/ui/Photo.tsx'
import { PictureTiles } from '#app/ui/PictureTiles.tsx'
import { Price } from '#app/ui/Price.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Table } from '#app/ui/Table.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'

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

const vehicles: Record<string, CardVehicle> = {
  'no picture': vehicle,
  'picture that fails': { ...vehicle, picture: '/media/none.svg' },
  new: { ...vehicle, isNew: true },
  'several photos': {
    ...vehicle,
    picture: '/media/none.svg',
    photos: { more: ['/media/none.svg'], count: 12 },
  },
  reserved: { ...vehicle, reserved: true },
  'sorted by distance': { ...vehicle, distance: '4 miles, Birkenhead' },
  'price on application': { ...unpriced, price: 'Price on application' },
  'little known': { ...nameless, facts: ['Year N/A', 'Mileage N/A', 'Gearbox unknown', 'Fuel unknown'] },
  'long names': {
    ...vehicle,
    name: 'Volkswagen Commercial Vehicles Crafter Chassis Cab',
    derivative:
      '2.0 TDI CR35 Startline Business Dropside Extended Wheelbase Front-Wheel Drive Euro 6 (s/s) 2dr',
    price: '£1,204,995',
    monthly: '£37,112.40 a month',
  },
}

const top = { label: 'Home', to: '/' }

/** What is read, in each of its states. */
export const contentExamples = {
  Badge: {
    neutral: <Badge>2 to 4 years</Badge>,
    accent: <Badge tone="accent">One keeper</Badge>,
    amber: <Badge tone="amber">Reserved</Badge>,
  },
  Breadcrumb: {
    'two steps': <Breadcrumb items={[top, { label: 'Contact and help' }]} />,
    long: (
      <Breadcrumb
        items={[
          top,
          { label: 'Cars', to: '/cars' },
          { label: 'Used cars', to: '/cars/used' },
          { label: 'Mercedes-Benz', to: '/cars/used/mercedes-benz' },
          { label: 'Mercedes-Benz C Class Cabriolet' },
        ]}
      />
    ),
  },
  MoreLink: { 'a way on': <MoreLink href="/car-search">See all 2,000</MoreLink> },
  Notice: {
    info: (
      <Notice tone="info" title="We don’t have enough similar vehicles">
        Call <a href="tel:+441514960123">0151 496 0123</a> and we will look further.
      </Notice>
    ),
    success: <Notice tone="success" title="Application submitted!" />,
    signal: <Notice tone="signal" title="Reserved for another buyer" />,
    error: <Notice tone="error" title="Submission failed—please try again" />,
    'without title': <Notice tone="info">Sorted by distance from L3.</Notice>,
  },
  Photo: {
    none: <NoPhoto label="Ford Transit" />,
    'one that fails': <Photo src="/media/none.svg" alt="Ford Transit, front" />,
  },
  PictureTiles: {
    'with and without pictures': (
      <PictureTiles
        tiles={[
          { href: '/car-search', name: 'Hatchbacks', count: '83 cars', picture: { src: '/media/none.svg' } },
          { href: '/van-search', name: 'Panel vans', count: '1 van', picture: null },
        ]}
      />
    ),
  },
  Price: {
    small: <Price amount="£12,495" size="s" />,
    medium: <Price amount="£12,495" note="Ex VAT" />,
    large: <Price amount="£1,204,995" note="+ VAT" size="l" />,
    none: <Price amount="Price on application" size="s" />,
  },
  Section: {
    'on the page': (
      <Section heading="Just arrived" aside={<MoreLink href="/car-search">More new arrivals</MoreLink>}>
        <p>What the section holds.</p>
      </Section>
    ),
    sunken: (
      <Section heading="Buying essentials" lead="A sentence below the heading." tone="sunken">
        <p>What the section holds.</p>
      </Section>
    ),
  },
  Table: {
    'named columns and rows': (
      <Table>
        <thead>
          <tr>
            <th scope="col">Price with VAT</th>
            <th scope="col">Each month</th>
            <th scope="col">Total amount payable</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">£12,000</th>
            <td>£309.93</td>
            <td>£18,605.80</td>
          </tr>
          <tr>
            <th scope="row">£20,000</th>
            <td>£516.55</td>
            <td>£31,003.00</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  VehicleCard: Object.fromEntries(
    Object.entries(vehicles).map(([state, shown], index) => [
      state,
      <VehicleCard key={state} vehicle={{ ...shown, id: `example-${index}` }} />,
    ]),
  ),
}
