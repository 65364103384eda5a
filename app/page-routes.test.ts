import { expect, it } from 'vitest'
import { toPageRoutes } from './page-routes.ts'

const action = () => null
const routesOf = (path: string, module: object) =>
  toPageRoutes({ root: { path: '', module: {} }, a: { path, module } })

it('has the pattern of each route, what it reads, and what becomes of its form', () => {
  expect(toPageRoutes({ root: { path: '', module: {} }, home: { index: true, module: {} } })).toEqual([
    { pattern: '/', parameters: new Set(), form: null, isPersonal: false },
  ])
  expect(routesOf('compare', { handle: { parameters: ['v'] } })).toEqual([
    { pattern: '/compare', parameters: new Set(['v']), form: null, isPersonal: false },
  ])
  expect(routesOf('/valuation', { action, handle: { form: 'answer' } })).toMatchObject([
    { pattern: '/valuation', form: 'answer', isPersonal: true },
  ])
  expect(routesOf('vehicles/:id', { handle: { isPersonal: true } })).toMatchObject([
    { pattern: '/vehicles/:id', form: null, isPersonal: true },
  ])
  expect(routesOf('*', {})).toEqual([])
})

it('refuses a route that accepts a form and does not say what becomes of it', () => {
  expect(() => routesOf('apply', { action })).toThrow('The route /apply needs both')
  expect(() => routesOf('apply', { handle: { form: 'lead' } })).toThrow('The route /apply needs both')
})
