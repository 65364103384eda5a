import fc from 'fast-check'
import { matchRoutes, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import routes from './routes.ts'
import { splitRoutes } from './split-routes.ts'

const build = {
  routes: Object.fromEntries(
    [{ id: 'root', parentId: undefined, path: '' }, ...routes.map(asBuilt)].map((route) => [route.id, route]),
  ),
  assets: { version: '1', routes: Object.fromEntries(routes.map((route) => [asBuilt(route).id, route])) },
} as unknown as ServerBuild
const partFor = splitRoutes(build)

const segments = [...new Set(routes.flatMap(({ path = '' }) => path.split('/')))].filter(
  (each) => each !== '',
)

it.each(segments)('addresses with %s lead to the same route in a part and in the whole', (segment) => {
  const word = fc.constantFrom(segment, segment.toUpperCase(), ...segments, 'x', 'sitemap.xml')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      const pathname = `/${words.join('/')}`
      expect(matchIn(partFor(pathname), pathname)).toEqual(matchIn(build, pathname))
    }),
  )
})

it('the data of a page is loaded by the routes of the page', () => {
  expect(partFor('/car-search.data')).toBe(partFor('/car-search'))
  expect(partFor('/_.data')).toBe(partFor('/'))
})

it('a part is small, and has the same routes for the server and the browser', () => {
  const { routes: own, assets } = partFor('/car-search')
  expect(Object.keys(own).length).toBeLessThan(15)
  expect(Object.keys(assets.routes)).toEqual(Object.keys(own).filter((id) => id !== 'root'))
})

function asBuilt({ id, file, path, index }: (typeof routes)[number]) {
  return { id: id ?? file, parentId: 'root', path, index }
}

function matchIn({ routes: own }: ServerBuild, pathname: string) {
  const children = Object.values(own).filter((route) => route?.parentId === 'root')
  return matchRoutes(children as Parameters<typeof matchRoutes>[0], pathname)?.map(({ route, params }) => [
    route.id,
    params,
  ])
}
