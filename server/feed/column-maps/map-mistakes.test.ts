import { expect, it } from 'vitest'
import { columnMapSchema } from './column-map.ts'
import { ukAdverts } from './load-column-map.ts'
import { mapMistakes } from './map-mistakes.ts'

const price = 'adverts.retailAdverts.totalPrice.amountGBP'

it.each([
  [
    'vehicle.registratoin',
    'Col: "vehicle.registratoin" is no field of a record: "vehicle.registration" is meant',
  ],
  ['vehicle.Make', 'Col: "vehicle.Make" is no field of a record: "vehicle.make" is meant'],
  ['vehicle.model ', 'Col: "vehicle.model " is no field of a record: "vehicle.model" is meant'],
  ['vehicle.color', 'Col: "vehicle.color" is no field of a record: "vehicle.colour" is meant'],
  ['vehicle.odometerReadingMile', '"vehicle.odometerReadingMiles" is meant'],
  ['metadata.stockID', '"metadata.stockId" is meant'],
  ['metadata.lifeCycleState', '"metadata.lifecycleState" is meant'],
  ['media.image', '"media.images" is meant'],
  ['media.images', 'Col: "media.images" needs "as": "pictures"'],
  ['feature', '"features" is meant'],
  ['features', '"features" needs "as": "features"'],
  ['vehicle', '"vehicle" needs "as": "title"'],
  ['adverts.retailAdverts.totalPrice.amountGPB', `"${price}" is meant`],
  [{ to: 'features', as: 'list' }, 'Col: "as": "list" is not known: this field needs "features"'],
  [{ to: 'vehicle.colour', as: 'list' }, '"pictures" reads a list of pictures, "features" one of equipment'],
  [{ to: 'media.images', as: 'images' }, 'this field needs "pictures"'],
  [{ to: price, as: 'price' }, '"as": "price" is not known: "pounds" is meant'],
  [{ to: price, as: 'Pounds' }, '"as": "Pounds" is not known: "pounds" is meant'],
  [{ to: 'vehicle.owners', as: 'integer' }, '"number" is meant'],
  [{ to: 'vehicle.owners', as: 'numbre' }, '"number" is meant'],
  [{ to: 'vehicle.owners', as: 'magic' }, 'known are text, number, pounds'],
  [{ to: 'vehicle.firstRegistrationDate', as: 'datetime' }, '"date" is meant'],
  [{ to: 'vehicle.colour', as: 'pictures' }, '"as": "pictures" needs "to": "media.images"'],
  [{ to: 'vehicle.make', optionnal: true }, '"optionnal" is not known: "optional" is meant'],
  [{ to: 'media.images', as: 'pictures', seperator: ',' }, '"seperator" is not known: "separator" is meant'],
  [{ to: 'media.images', as: 'pictures', value: {} }, '"value" is not known: "values" is meant'],
  [{ to: 'vehicle.colour', as: 'sold' }, '"as": "sold" needs "to": "metadata.lifecycleState"'],
  [
    { to: 'vehicle.odometerReadingMiles', as: 'miles', units: 'Unit' },
    '"units" is not known: "unit" is meant',
  ],
  [{ field: 'vehicle.make' }, '"to" must name a field'],
  [7, 'must be a field, or an object with "to"'],
])('says what is right in place of %j', (column, mistake) => {
  expect(mapMistakes({ columns: { Col: column } }).join('\n')).toContain(mistake)
})

it('finds a misspelt field of the defaults, and accepts fields that resemble none', () => {
  const defaults = { 'vehicle.vehicletype': 'Car' }
  expect(mapMistakes({ columns: {}, defaults }).join()).toContain('"vehicle.vehicleType" is meant')
  expect(mapMistakes({ columns: { A: 'vehicle.showroomRow', B: 'vehicle.vin' } })).toEqual([])
  expect(mapMistakes(columnMapSchema.parse(ukAdverts))).toEqual([])
})
