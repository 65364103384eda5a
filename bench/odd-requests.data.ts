/** A request of somebody who looks for what costs the site most. `n` makes each address another one. */
export interface OddRequest {
  what: string
  method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  path(n: number): string
  headers?(n: number): Record<string, string>
  /** JSON, or text that is sent as a form. */
  body?(n: number): object | string
}

const many = (count: number, write: (at: number) => string, join = '&') =>
  Array.from({ length: count }, (_, at) => write(at)).join(join)
const q = (text: string) => encodeURIComponent(text)
/** A word that no stock has; never the same for two numbers. */
const nonsense = (n: number) =>
  `zq${n.toString(26).replaceAll(/\d/g, (digit) => 'ghjkmnprtv'[Number(digit)] ?? '')}x`
const tenWords = (n: number) =>
  `automatic diesel estate under £${10_000 + n} near L3 with leather seats ${nonsense(n)} f`
/** 95 words of one letter or figure. */
const letters = (n: number) => many(95, (at) => (((n + at) * 7) % 36).toString(36), '+')
const makes = [
  'Ford',
  'BMW',
  'Audi',
  'Vauxhall',
  'Volkswagen',
  'Nissan',
  'Toyota',
  'Kia',
  'Hyundai',
  'Skoda',
  'SEAT',
  'Honda',
]
const bounded = (n: number) => `price=-${50_000 + n}`
const manyFilters = (n: number) =>
  `${bounded(n)}&fuelType=Petrol&gearbox=Automatic&bodyType=SUV&colour=Blue&doors=5&seats=5&year=2015-&mileage=-90000` +
  '&engineSize=1-3&co2Emissions=-200&driveType=Front+Wheel+Drive&emissionClass=Euro+6&insuranceGroup=-40'
const nothingFound = (n: number) => `${manyFilters(n)}&make=${nonsense(n)}&seats=11&doors=2&colour=Pink`

/** The first is what the others are compared with. */
export const oddRequests: readonly OddRequest[] = [
  { what: 'home, unseen', path: (n) => `/?make=Ford&model=${nonsense(n)}` },
  { what: 'results, unseen', path: (n) => `/car-search?${bounded(n)}` },
  { what: 'results, 14 filters', path: (n) => `/car-search?${manyFilters(n)}` },
  { what: 'results, 16 filters that find nothing', path: (n) => `/car-search?${nothingFound(n)}` },
  {
    what: 'results, 12 makes',
    path: (n) => `/car-search?${bounded(n)}&${many(12, (at) => `make=${makes[at]}`)}`,
  },
  {
    what: 'results, 20 unknown makes',
    path: (n) => `/car-search?${many(20, (at) => `make=${nonsense(20 * n + at)}`)}`,
  },
  {
    what: 'results, 250 unknown equipment values',
    path: (n) => `/car-search?${many(250, (at) => `equipment=${(250 * n + at).toString(36)}`)}`,
  },
  {
    what: 'results, 20 equipment values',
    path: (n) => `/car-search?${many(20, (at) => `equipment=${nonsense(20 * n + at)}`)}`,
  },
  {
    what: 'results, 20 words of a derivative',
    path: (n) => `/car-search?${many(20, (at) => `derivativeWord=${nonsense(20 * n + at)}`)}`,
  },
  {
    what: 'results, 16 filters and 20 words of a derivative that find nothing',
    path: (n) =>
      `/car-search?${manyFilters(n)}&seats=11&${many(20, (at) => `derivativeWord=${at < 9 ? at : nonsense(20 * n + at)}`)}`,
  },
  {
    what: 'results, 20 makes left out',
    path: (n) => `/car-search?${bounded(n)}&${many(20, (at) => `notModel=${nonsense(20 * n + at)}`)}`,
  },
  {
    what: 'results, 16 filters and 20 models of 95 words left out that find nothing',
    path: (n) =>
      `/car-search?${manyFilters(n)}&seats=11&${many(20, (at) => `notModel=${letters(20 * n + at)}`)}`,
  },
  {
    what: 'results, 8 words not understood',
    path: (n) => `/car-search?${many(8, (at) => `notUnderstood=${nonsense(8 * n + at)}`)}`,
  },
  { what: 'results, a page past the last', path: (n) => `/car-search?page=${900 + n}` },
  {
    what: 'results, sorted by distance from a place',
    path: (n) => `/car-search?${bounded(n)}&sort=distance&postcode=CH1`,
  },
  {
    what: 'results, postcode=CH1.4LD',
    path: (n) => `/car-search?${bounded(n)}&sort=distance&postcode=CH1.4LD`,
  },
  { what: 'results, the same postcode=CH1.4LD', path: () => '/car-search?sort=distance&postcode=CH1.4LD' },
  { what: 'results, the same whole postcode', path: () => '/car-search?sort=distance&postcode=CH1+4LD' },
  {
    what: 'results, 2,100 characters that no page reads',
    path: (n) => `/car-search?x=${n}${'y'.repeat(2_100)}`,
  },
  { what: 'results as data for their script', path: (n) => `/car-search.json?${bounded(n)}` },
  { what: 'results as React Router’s data', path: (n) => `/car-search.data?${bounded(n)}` },
  { what: 'results as a feed', path: (n) => `/feeds/car.atom?${bounded(n)}` },
  { what: 'a vehicle that never was', path: (n) => `/vehicles/${nonsense(n)}` },
  { what: 'an address that never was', path: (n) => `/${nonsense(n)}` },
  { what: 'an address that never was, 100 folders deep', path: (n) => `/${nonsense(n)}${'/a'.repeat(100)}` },
  { what: '/Car-search/ with a filter', path: (n) => `/Car-search/?${bounded(n)}` },
  { what: '//cars//used', path: (n) => `//cars//used?make=${nonsense(n)}` },
  { what: '/VEHICLES/ of a vehicle that never was', path: (n) => `/VEHICLES/${nonsense(n)}/` },
  { what: 'a phrase of ten words, by the search box', path: (n) => `/find?q=${q(tenWords(n))}` },
  {
    what: 'a phrase of 200 unknown letters',
    path: (n) => `/find?q=${q(many(28, (at) => nonsense(28 * n + at), ' '))}`,
  },
  {
    what: 'a list of 60 saved vehicles that never were',
    path: (n) => `/saved?${many(60, (at) => `v=${nonsense(60 * n + at)}`)}`,
  },
  {
    what: 'a comparison of 200 vehicles that never were',
    path: (n) => `/compare?${many(200, (at) => `v=${200 * n + at}`)}`,
  },
  { what: 'a stock page of a make that never was', path: (n) => `/cars/used/${nonsense(n)}` },
  { what: 'a valuation', path: (n) => `/valuation?make=Ford&model=Focus&year=2019&mileage=${20_000 + n}` },
  { what: 'suggest, one letter', path: (n) => `/api/vehicles/suggest?q=f&x=${n}` },
  { what: 'suggest, ten words', path: (n) => `/api/vehicles/suggest?q=${q(tenWords(n))}` },
  {
    what: 'suggest, 66 words of two letters',
    path: (n) =>
      `/api/vehicles/suggest?q=${q(many(66, (at) => (36 + ((n * 7 + at * 31) % 1_200)).toString(36), ' '))}`,
  },
  {
    what: 'suggest, 100 words of one letter',
    path: (n) => `/api/vehicles/suggest?q=${q(many(100, (at) => (((n + at) * 7) % 36).toString(36), ' '))}`,
  },
  { what: 'interpret, ten words', path: (n) => `/api/vehicles/interpret?q=${q(tenWords(n))}` },
  { what: 'API search, 100 records', path: (n) => `/api/vehicles/search/car?${bounded(n)}&pageSize=100` },
  {
    what: 'API search, an unknown sort and 300 values',
    path: (n) => `/api/vehicles/search/car?sort=${nonsense(n)}&${many(300, (at) => `make=${at}`)}`,
  },
  { what: 'API facets, 14 filters', path: (n) => `/api/vehicles/facets/car?${manyFilters(n)}` },
  {
    what: 'API distinct, 250 unknown equipment values',
    path: (n) =>
      `/api/vehicles/distinct/car?${many(250, (at) => `equipment=${(250 * n + at).toString(36)}`)}`,
  },
  { what: 'API list, page 900', path: (n) => `/api/vehicles?pageSize=100&page=${n % 25}&x=${n}` },
  {
    what: 'API, no JSON in an application',
    method: 'POST',
    path: () => '/api/finance-application',
    headers: () => ({ 'content-type': 'application/json' }),
    body: () => '{"a":',
  },
  {
    what: 'API, an application of 500 unknown fields',
    method: 'POST',
    path: () => '/api/finance-application',
    body: (n) => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${n}x${at}`, 'x'])),
  },
  {
    what: 'MCP, a search by text',
    method: 'POST',
    path: () => '/mcp',
    headers: () => ({ accept: 'application/json, text/event-stream' }),
    body: (n) => ({
      jsonrpc: '2.0',
      id: n,
      method: 'tools/call',
      params: { name: 'search_vehicles', arguments: { phrase: tenWords(n) } },
    }),
  },
  { what: 'DELETE of results', method: 'DELETE', path: (n) => `/car-search?${bounded(n)}` },
  {
    what: 'a form sent to results',
    method: 'POST',
    path: (n) => `/car-search?${bounded(n)}`,
    body: () => 'a=1',
  },
  {
    what: 'a form of another website',
    method: 'POST',
    path: () => '/valuation',
    headers: () => ({ origin: 'https://elsewhere.example' }),
    body: () => 'a=1',
  },
  { what: 'a picture that never was', path: (n) => `/media/${nonsense(n)}.svg` },
  { what: 'a script that never was', path: (n) => `/assets/${nonsense(n)}.js` },
  { what: 'an address with a broken escape', path: (n) => `/car-search?make=%${n}%zz` },
]
