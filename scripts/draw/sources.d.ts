// The parts of the packages in this folder's package.json that are used. They are installed only to draw, and types are
// checked without them.

declare module 'topojson-client' {
  type Ring = readonly (readonly number[])[]
  interface Country {
    properties: { name: string }
    geometry:
      | { type: 'Polygon'; coordinates: readonly Ring[] }
      | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] }
  }
  export interface World {
    objects: { countries: object }
  }
  export function feature(world: World, countries: object): { features: Country[] }
}
