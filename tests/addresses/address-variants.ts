/** An address as a client may write it, and what it must answer. */
export interface AddressVariant {
  target: string
  status: number
  /** Of a redirect. */
  location: string | null
}

const variant = (status: number, target: string, location: string | null = null): AddressVariant => ({
  target,
  status,
  location,
})

/** Pages without a vehicle id in their address, so that case is ignored. One or two of each kind. */
const pages = [
  '/cars',
  '/vans/used',
  '/trucks/finance',
  '/cars/leasing',
  '/car-search',
  '/truck-search',
  '/browse-stock',
  '/offers',
  '/vehicles',
  '/saved',
  '/compare',
  '/valuation',
  '/part-exchange',
  '/about',
  '/terms-of-sale',
  '/articles',
  '/articles/credit-score',
  '/expert-reviews',
  '/vans/reviews',
  '/cars/reviews/ford-fiesta-2017-2023',
  '/cars/used/ford',
  '/cars/used/under-20000',
  '/offline',
] as const

/** Each other spelling of a page, and that of its data request. */
function spellings(path: string): AddressVariant[] {
  const data = `${path}.data`
  const title = path.replace(/[a-z]/g, (letter, at) => (at % 2 === 1 ? letter.toUpperCase() : letter))
  return [
    variant(200, path),
    variant(200, data),
    variant(308, `${path}/`, path),
    variant(308, `/${path}`, path),
    variant(308, `${path.replaceAll('/', '//')}//?a=B%20c&a=%2F`, `${path}?a=B%20c&a=%2F`),
    variant(308, path.toUpperCase(), path),
    variant(308, title, path),
    variant(308, `${path.toUpperCase()}.data?x=Y`, `${data}?x=Y`),
    variant(308, `${path}/_.data`, data),
  ]
}

/** Pages that have moved: the canonical spelling redirects there, any other redirects to the canonical one. */
const moved = [
  variant(301, '/stock', '/browse-stock'),
  variant(301, '/chat', '/contact'),
  variant(301, '/deals', '/offers'),
  variant(308, '/stock/', '/stock'),
  variant(308, '/chat/', '/chat'),
  variant(308, '/Complaint', '/complaint'),
  // The data request of a redirect is a redirect in React Router's own encoding.
  variant(202, '/stock.data'),
  variant(308, '/STOCK.data', '/stock.data'),
]

const home = [
  variant(200, '/'),
  variant(200, '/_.data'),
  variant(200, '/?make=Ford'),
  variant(308, '//', '/'),
  variant(308, '///?make=Ford', '/?make=Ford'),
  variant(308, '/.data', '/_.data'),
  variant(308, '/./', '/'),
]

const files = [
  variant(200, '/robots.txt'),
  variant(200, '/.well-known/security.txt'),
  variant(200, '/llms.txt'),
  variant(200, '/sitemap.xml'),
  variant(200, '/feeds/car.atom?make=Ford'),
  variant(308, '/Sitemap.xml', '/sitemap.xml'),
  variant(308, '/feeds/CAR.atom/?make=Ford', '/feeds/car.atom?make=Ford'),
  variant(404, '/feeds/boat.atom'),
  variant(404, '/sitemaps/nothing.xml'),
]

/** Files, health checks and the API answer to their exact address only. */
const exact = [
  variant(200, '/healthz'),
  variant(404, '/Healthz'),
  variant(404, '/healthz/'),
  variant(200, '/api/vehicles'),
  variant(404, '/api/vehicles/'),
  variant(404, '/API/vehicles'),
  variant(404, '/api//vehicles'),
  variant(405, '/mcp'),
  variant(404, '/MCP'),
  variant(404, '/mcp/'),
  variant(404, '/assets/nothing.js'),
  variant(404, '/media/nothing.jpg'),
  variant(404, '/Media/nothing.jpg'),
]

const escaped = [
  variant(308, '/%63ars', '/cars'),
  variant(308, '/%43ars', '/cars'),
  variant(308, '/cars/../vans', '/vans'),
  variant(308, '/cars/%2e%2E/vans', '/vans'),
  variant(308, '/cars/./used', '/cars/used'),
  variant(404, '/cars%2Fused'),
  variant(404, '/cars%5Cused'),
  variant(404, '/cars%20'),
  variant(404, '/%20'),
  variant(404, '/caf%C3%A9'),
  variant(404, '/CAF%c3%a9/'),
  variant(400, '/cars%'),
  variant(400, '/%E0%A4%A'),
]

/** Unknown addresses get 404 in every spelling: no redirect leads to an address that does not exist. */
const unknown = [
  '/nothing',
  '/Nothing/',
  '/nothing.data',
  '//evil.example',
  '//evil.example/',
  '///evil.example/cars',
  '/\\evil.example',
  '/\\/evil.example/',
  '/\\\\evil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example/',
  '/%2f..',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/https://evil.example/',
  '/https:%2F%2Fevil.example',
  '/cars/nothing',
  '/Cars/Nothing/',
  '/boats',
  '/boats/used/ford',
  '/cars/used/nothing',
  '/cars/used/ford/nothing',
  '/cars/reviews/nothing',
  '/articles/Nothing',
  '/vehicles/nothing',
  '/vehicles/nothing/apply',
  '/Vehicles//Nothing/',
  '/vehicles/NOTHING.data',
  '/index.html',
  '/cars.html',
  '/constructor',
  '/__proto__',
].map((target) => variant(404, target))

/** Vehicle ids are case-sensitive, because they are the feed's: the id in capitals is another vehicle. */
function vehicle(id: string): AddressVariant[] {
  const path = `/vehicles/${id}`
  return [
    variant(200, path),
    variant(200, `${path}.data`),
    variant(200, `${path}/apply?form=7a3c1de0-52a4-4d83-9b0e-0c6b3f5f2a11`),
    variant(308, `${path}/`, path),
    variant(308, `/VEHICLES/${id}`, path),
    variant(308, `//vehicles//${id}`, path),
    variant(200, `${path}/enquire/viewing?form=7a3c1de0-52a4-4d83-9b0e-0c6b3f5f2a11`),
    variant(308, `/Vehicles/${id}/Enquire/Viewing/`, `${path}/enquire/viewing`),
    variant(404, `${path}/enquire/nothing`),
    variant(308, `/Vehicles/${id}/Apply/`, `${path}/apply`),
    variant(308, `/vehicles/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`, path),
    variant(404, `/vehicles/${id.toUpperCase()}`),
    variant(404, `/vehicles/${id.toUpperCase()}/apply`),
  ]
}

/** The table, for a stock with used Fords among its cars and a listed vehicle of this id. */
export function addressVariants(vehicleId: string): AddressVariant[] {
  return [
    ...home,
    ...pages.flatMap(spellings),
    ...vehicle(vehicleId),
    ...moved,
    ...files,
    ...exact,
    ...escaped,
    ...unknown,
  ]
}
