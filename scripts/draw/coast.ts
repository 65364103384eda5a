import { readFileSync, writeFileSync } from 'node:fs'
import type { World } from 'topojson-client'
import { inProject } from '../project.mjs'
import { installSources } from './install-sources.ts'

// Writes app/features/branches/coast.data.ts from the countries of Natural Earth at 1:10 million (public domain), which
// the package world-atlas has as TopoJSON.

/** Degrees around the United Kingdom, and how far a point may be from the line that leaves it out. */
const around = { west: -11, east: 3, south: 49, north: 61.5 }
const tolerance = 0.004
/** Islets and skerries smaller than this are left out. */
const smallest = 0.02

const ours = ['United Kingdom', 'Isle of Man', 'Guernsey', 'Jersey']
const neighbours = ['Ireland', 'France', 'Belgium', 'Netherlands']

type Point = readonly [longitude: number, latitude: number]

installSources()
const { feature } = await import('topojson-client')
const world: World = JSON.parse(
  readFileSync(inProject('scripts/draw/node_modules/world-atlas/countries-10m.json'), 'utf8'),
)
const countries = feature(world, world.objects.countries).features

writeFileSync(
  inProject('app/features/branches/coast.data.ts'),
  `/**
 * Coasts around the United Kingdom: each line is an island, or the part of a country that is near, with longitude and
 * latitude in turn, in thousandths of a degree (WGS 84). Natural Earth, public domain. \`scripts/draw/coast.ts\` writes it.
 */
export const coasts: Readonly<Record<'ours' | 'neighbours', readonly string[]>> = {
  ours: ${list(ours)},
  neighbours: ${list(neighbours)},
}
`,
)

function list(names: readonly string[]): string {
  const rings = names.flatMap(ringsOf).map((ring) => `    '${ring.map(inThousandths).join(' ')}',`)
  return `[\n${rings.join('\n')}\n  ]`
}

function ringsOf(name: string): Point[][] {
  const geometry = countries.find(({ properties }) => properties.name === name)?.geometry
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon')
    throw new Error(`world-atlas has no ${name}`)
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons
    .map(([outer]) => (outer ?? []).map(([x = 0, y = 0]) => [x, y] as const))
    .filter((ring) => ring.some(isNear) && extentOf(ring) > smallest)
    .map((ring) => simplified(name === 'United Kingdom' ? ring : ring.map(pulledNear)))
}

function isNear([x, y]: Point): boolean {
  return x > around.west && x < around.east && y > around.south && y < around.north
}

/** Far parts of a neighbour become a line along the edge, which no map shows. */
function pulledNear([x, y]: Point): Point {
  return [Math.min(Math.max(x, around.west), around.east), Math.min(Math.max(y, around.south), around.north)]
}

function extentOf(ring: readonly Point[]): number {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(spread(ring.map(([x]) => x)), spread(ring.map(([, y]) => y)))
}

/** By Ramer, Douglas and Peucker. A ring is cut at its middle, because its ends are one point. */
function simplified(ring: readonly Point[]): Point[] {
  const middle = Math.floor(ring.length / 2)
  return [...line(ring.slice(0, middle + 1)).slice(0, -1), ...line(ring.slice(middle)).slice(0, -1)]
}

function line(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const distances = points.map((point) => distanceToLine(point, first, last))
  const furthest = distances.indexOf(Math.max(...distances))
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last]
  return [...line(points.slice(0, furthest + 1)).slice(0, -1), ...line(points.slice(furthest))]
}

/** In degrees of latitude; a degree of longitude is about 0.58 of one here. */
function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const across = 0.58
  const [dx, dy] = [(toX - fromX) * across, toY - fromY]
  const [px, py] = [(x - fromX) * across, y - fromY]
  const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (dx ** 2 + dy ** 2)))
  return Math.hypot(px - along * dx, py - along * dy)
}

function inThousandths([longitude, latitude]: Point): string {
  return `${Math.round(longitude * 1_000)} ${Math.round(latitude * 1_000)}`
}
