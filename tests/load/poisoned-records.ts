import fc from 'fast-check'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { replaceAt } from '#domain/stock/json-path.ts'

const nastyTexts = [
  'a\u0000b',
  '\ud83d',
  'x\udc00y',
  '\u001b[31m',
  '\uffff',
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '&amp;"\'<b>',
  '{{7*7}}',
  '\u2028\u2029',
  '\u202eabc',
  'ﷺ'.repeat(400),
  '"'.repeat(20_000),
  '🚗'.repeat(6_000),
  '__proto__',
  'constructor',
]

const texts = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const addresses = fc.oneof(
  fc.constantFrom(
    'https://[',
    'https://a b/x.jpg',
    'https://x:99999/a.jpg',
    'https://',
    'javascript:alert(1)',
    '//elsewhere.example/a.jpg',
    '/\\elsewhere.example/a.jpg',
    '/media/van.svg',
    'https://a.example/{resize}/a, b"c.jpg',
    'https://a.example/%/%zz/%ff.jpg',
    'https://user:secret@a.example/a.jpg',
    'https://xn--a.example/a.jpg',
    'https://a.example/a.jpg?x=]]>&y=</script>',
    `https://a.example/{resize}/${'&'.repeat(900)}`,
    'https://1.2.3.4.5/a.jpg',
  ),
  texts.map((text) => `https://a.example/${text}`),
  fc.webUrl(),
)

const picture = fc.record(
  { href: addresses, classificationTags: fc.constant([{ label: '</script>' }]) },
  { requiredKeys: ['href'] },
)

const pictures = fc.oneof(
  fc.array(picture, { maxLength: 5 }),
  addresses.map((href) => Array.from({ length: 8_000 }, (_, i) => ({ href: `${href}${i}` }))),
)

const features = fc.oneof(
  fc.array(fc.record({ name: texts, category: texts }), { maxLength: 5 }),
  texts.map((name) => Array.from({ length: 900 }, (_, i) => ({ name: `${name}${i}`, category: name }))),
)

const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1e308, 2 ** 53, 1.5e-300, 99_999_999),
)

const textFields = [
  'vehicle.make',
  'vehicle.model',
  'vehicle.derivative',
  'vehicle.registration',
  'vehicle.colour',
  'vehicle.plate',
  'vehicle.emissionClass',
  'vehicle.firstRegistrationDate',
  'vehicle.ownershipCondition',
  'vehicle.odd',
  'metadata.dateOnForecourt',
  'metadata.lastUpdated',
  'advertiser.name',
  'advertiser.location.postCode',
  'adverts.retailAdverts.vatStatus',
  'adverts.retailAdverts.attentionGrabber',
  'adverts.retailAdverts.description',
  'adverts.retailAdverts.description2',
]

const numberFields = [
  'vehicle.odometerReadingMiles',
  'vehicle.doors',
  'vehicle.engineSize',
  'vehicle.badgeEngineSizeLitres',
  'vehicle.enginePowerBHP',
  'vehicle.batteryRangeMiles',
  'vehicle.yearOfManufacture',
  'advertiser.location.latitude',
  'adverts.retailAdverts.totalPrice.amountGBP',
]

const change = fc.oneof(
  fc.tuple(fc.constantFrom(...textFields), texts),
  fc.tuple(fc.constantFrom(...numberFields), fc.oneof(numbers, texts)),
  fc.tuple(fc.constant('media.images'), pictures),
  fc.tuple(fc.constant('features'), features),
  fc.tuple(fc.constantFrom('vehicle.odd', 'vehicle.standard', 'media.video', 'history'), fc.jsonValue()),
)

const stockId = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('.', '..', '%2F', '%', 'a/b', 'a\\b', 'a.data', '?#', "'", ';', '<script>', 'API', ' x '),
)

/** Records of a faulty or hostile feed: a valid one, with a plate of its own for each id, and some values replaced. */
export const poisonedRecord: fc.Arbitrary<unknown> = fc
  .record({
    id: stockId,
    type: fc.constantFrom('Car', 'Car', 'Van', 'Truck'),
    changes: fc.array(change, { minLength: 1, maxLength: 4 }),
  })
  .map(({ id, type, changes }) =>
    [...changes, ['vehicle.vehicleType', type] as const].reduce<unknown>(
      (record, [path, value]) => replaceAt(record, path.split('.'), value),
      exampleVehicle(id, { standard: {} }),
    ),
  )
