import { METHODS } from 'node:http'
import fc from 'fast-check'
import { filterFields } from '#domain/stock/filter-fields.ts'
import { absurdForm, absurdPagePath, routerParameter } from './absurd-pages.ts'

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'ford',
    'A3',
    "' OR 1=1 --",
    '../../etc/passwd',
    '<script>',
    '{{7*7}}',
    '\u0000',
    '😀',
    'constructor',
  ),
)

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.tuple(fc.integer(), fc.integer()).map(([low, high]) => `${low}-${high}`),
  fc.constantFrom(
    '5000-9999',
    '10000-',
    '-5',
    '-',
    '--',
    '1e308',
    '0x1F',
    'NaN',
    '٣',
    ' 7 ',
    '9'.repeat(400),
    '1-2-3',
  ),
)

/** Percent-encoded, or not at all. */
function encoded(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const wellFormed = text.map((each) => encodeURIComponent(each.toWellFormed()))
  const broken = fc.constantFrom(
    '%',
    '%zz',
    '%E0%A4%A',
    '%FF%FE',
    '%00',
    '%2e%2e%2f',
    '%25',
    '+',
    '%ED%A0%80',
  )
  return fc.oneof({ arbitrary: wellFormed, weight: 6 }, { arbitrary: broken, weight: 1 })
}

const names = fc.oneof(
  { arbitrary: fc.constantFrom(...filterFields, 'sort', 'page', 'pageSize', 'postcode'), weight: 8 },
  { arbitrary: fc.constantFrom('__proto__', 'utm_source', 'make[]', 'make[$ne]', 'toString', ''), weight: 1 },
)

const parameter = fc.oneof(
  {
    arbitrary: fc.tuple(names, encoded(fc.oneof(words, numbers))).map(([name, value]) => `${name}=${value}`),
    weight: 20,
  },
  { arbitrary: routerParameter, weight: 1 },
)
const query = fc
  .array(parameter, { maxLength: 6 })
  .map((each) => (each.length > 0 ? `?${each.join('&')}` : ''))

const segment = fc.oneof(
  { arbitrary: fc.constantFrom('car', 'van', 'truck', 'cars', 'CAR', '..', '.', '*', ':id'), weight: 3 },
  { arbitrary: encoded(words), weight: 1 },
)
const apiPath = fc.oneof(
  { arbitrary: fc.constant('/api/finance-application'), weight: 4 },
  { arbitrary: segment.map((each) => `/api/vehicles/search/${each}`), weight: 6 },
  { arbitrary: segment.map((each) => `/api/vehicles/distinct/${each}`), weight: 3 },
  { arbitrary: segment.map((each) => `/api/vehicles/facets/${each}`), weight: 3 },
  { arbitrary: segment.map((each) => `/api/vehicles/${each}`), weight: 3 },
  { arbitrary: fc.constantFrom('/api/vehicles', '/api/openapi.json'), weight: 4 },
  { arbitrary: fc.array(segment, { maxLength: 4 }).map((each) => `/${each.join('/')}`), weight: 1 },
  {
    arbitrary: fc.constantFrom('', '*', '//', 'http://evil.example/', '/media/%2e%2e/stock.db', '/healthz'),
    weight: 1,
  },
)

const headerLines = fc.array(
  fc.oneof(
    fc.constantFrom(
      'If-None-Match: W/"',
      'If-None-Match: *',
      'Accept-Encoding: br;q=x, , gzip',
      'Accept: text/html',
      'Content-Encoding: gzip',
      'Origin: null',
      'Sec-Fetch-Site: cross-site',
      'Idempotency-Key: ',
      'Transfer-Encoding: chunked',
      'Expect: 200-maybe',
      'Range: bytes=9-1',
      'X-Forwarded-For: ,,"',
      'Host: second.example',
      'Content-Length: -1',
      'Upgrade: h2c',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => `X-Odd: ${text}`),
  ),
  { maxLength: 3 },
)

const field = fc.oneof(
  fc.constantFrom('firstName', 'vehicleId', 'vehicleDetails', 'netIncome', '__proto__'),
  words,
)
const absurdBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .array(fc.tuple(field, fc.jsonValue()), { maxLength: 5 })
    .map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  words,
  fc.constantFrom('', '{', '[['.repeat(5_000), `{"a":"${'x'.repeat(70_000)}"}`),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'text/plain',
  'application/json; charset=?',
  'x',
)

/** A request as its bytes: of the API and of pages with absurd values, sometimes not even valid HTTP. */
export function absurdRequest(vehicleId: string): fc.Arbitrary<string> {
  const path = fc.oneof(
    { arbitrary: apiPath, weight: 1 },
    { arbitrary: absurdPagePath(vehicleId), weight: 1 },
  )
  const application = fc.constant(JSON.stringify({ vehicleId, vehicleDetails: {}, firstName: 'Zoë' }))
  const body = fc.oneof({ arbitrary: application, weight: 1 }, { arbitrary: absurdBody, weight: 4 })
  const request = fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'), weight: 8 },
        { arbitrary: fc.constantFrom(...METHODS, 'get', 'NONSENSE'), weight: 1 },
      ),
      path,
      query,
      headerLines,
      contentType,
      body,
    })
    .map(({ method, path, query, headerLines, contentType, body }) => {
      const head = [
        `${method} ${path}${query} HTTP/1.1`,
        'Host: forecourt.example',
        'Connection: close',
        ...headerLines,
      ]
      if (method === 'GET' || method === 'HEAD') return `${head.join('\r\n')}\r\n\r\n`
      const length = `Content-Length: ${Buffer.byteLength(body)}`
      return `${[...head, `Content-Type: ${contentType}`, length].join('\r\n')}\r\n\r\n${body}`
    })
  return fc.oneof({ arbitrary: request, weight: 20 }, { arbitrary: absurdForm(vehicleId), weight: 1 })
}
