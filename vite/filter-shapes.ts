import type { Plugin } from 'vite'
import { filterShapes } from '../domain/stock/filter-shapes.ts'

const file = /\/domain\/stock\/filter-shapes\.ts$/

/** In the browser, what scripts need of the filters is data: the table imports how each is read from a record. */
export const filterShapesAsData: Plugin = {
  name: 'filter-shapes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (file.test(id) ? `export const filterShapes = ${JSON.stringify(filterShapes)}` : null),
}
