import fc from 'fast-check'

/** A page of each kind, and generated files. `{id}` stands for a vehicle in stock. */
const pages = [
  '/',
  '/cars',
  '/vans/used',
  '/trucks/leasing',
  '/car-search',
  '/van-search',
  '/truck-search',
  '/browse-stock',
  '/offers',
  '/vehicles',
  '/vehicles/{id}',
  '/vehicles/{id}/apply',
  '/cars/used/ford',
  '/valuation',
  '/part-exchange',
  '/articles',
  '/articles/credit-score',
  '/cars/reviews',
  '/expert-reviews',
  '/about',
  '/stock',
  '/chat',
  '/nothing',
  '/robots.txt',
  '/llms.txt',
  '/mcp',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/car.atom',
  '/__manifest',
]

const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path.toUpperCase()}.data`,
  (path) => `/.${path}/../${path}`,
  (path) => path.replaceAll('/', '/%2F'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `//evil.example${path}`,
  (path) => `${path};x=y`,
  (path) => `${path}#${path}`,
]

/** The path of a page in one of many spellings, its data requests among them. */
export function absurdPagePath(vehicleId: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom(...spellings))
    .map(([path, spell]) => spell(path.replace('{id}', vehicleId)))
}

/** Internal requests of React Router: routes by their ids, its route manifest by paths. */
export const routerParameter = fc.constantFrom(
  '_routes=root',
  '_routes=landing%2Fcars,nothing',
  '_routes=',
  'index',
  'paths=%2Fcars,%2F%25,%2F%2F',
  'version=x',
)

const part = 'Content-Disposition: form-data; name="firstName"\r\n\r\nZoë'
const formBodies = fc.constantFrom(
  '',
  'firstName=Zo%C3%AB&idempotencyKey=1',
  'firstName=%%%&firstName=%00',
  `idempotencyKey=${'k'.repeat(5_000)}`,
  `--a\r\n${part}\r\n--a--\r\n`,
  `--a\r\n${part}`,
  '--a--',
  '--a\r\n\r\n\r\n--a--',
  '--a\r\nContent-Disposition: form-data; name="firstName"; filename="x"\r\n\r\ny\r\n--a--\r\n',
  '{"firstName":"Zoë"}',
  '\0',
)
const formTypes = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=a',
  'multipart/form-data; boundary="a"',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'x',
  '',
)

/** A form sent to the page of an application, or to another page, as its bytes. */
export function absurdForm(vehicleId: string): fc.Arbitrary<string> {
  const path = fc.oneof(
    { arbitrary: fc.constant(`/vehicles/${vehicleId}/apply`), weight: 6 },
    { arbitrary: fc.constant(`/vehicles/${vehicleId}/apply.data`), weight: 2 },
    { arbitrary: fc.constant('/vehicles/nothing/apply'), weight: 1 },
    { arbitrary: absurdPagePath(vehicleId), weight: 2 },
  )
  return fc
    .tuple(path, formTypes, formBodies, fc.boolean())
    .map(([target, type, body, named]) =>
      [
        `POST ${target} HTTP/1.1`,
        'Host: forecourt.example',
        'Connection: close',
        ...(named ? [`Content-Type: ${type}`] : []),
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
}
