import type { ServerBuild } from 'react-router'

/**
 * Returns a function that gives the part of the build with the routes that can match a path: those that begin with the
 * path's first segment, those that begin with a parameter or a splat, and the root. React Router tries every route of
 * its build for a request, and prepares all of them for each render.
 *
 * @param build Its routes are children of the root, without further nesting.
 */
export function splitRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const firsts = new Map(
    Object.values(build.routes).flatMap((route) => (route ? [[route.id, firstSegment(route)] as const] : [])),
  )
  function partOf(first: string | null): ServerBuild {
    const isPart = (id: string) => firsts.get(id) === null || firsts.get(id) === first
    const assets = { ...build.assets, routes: pick(build.assets.routes, isPart) }
    return { ...build, assets, routes: pick(build.routes, isPart) }
  }
  const parts = new Map([...new Set(firsts.values())].map((first) => [first, partOf(first)]))
  const others = partOf(null)
  return (pathname) => parts.get(firstOf(pathname.replace(dataSuffix, ''))) ?? others
}

/** React Router requests the data of `/cars` at `/cars.data`, and that of `/` at `/_.data`. */
const dataSuffix = /^\/_\.data$|\.data$/

interface RoutePath {
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

/** Null if any address may match: the root, and paths that begin with a parameter or a splat. */
function firstSegment({ parentId, path, index }: RoutePath): string | null {
  if (parentId === undefined) return null
  if (path === undefined) return index ? '' : null
  const first = firstOf(path)
  return /^[:*]|\?$/.test(first) ? null : first
}

function firstOf(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? ''
}

function pick<Value>(record: Record<string, Value>, isKept: (id: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => isKept(id)))
}
