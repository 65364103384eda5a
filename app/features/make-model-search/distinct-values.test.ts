import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchMakes, fetchModels, mergeValues } from './distinct-values.ts'

const answers: Record<string, unknown> = {
  '/api/vehicles/distinct/car': { make: ['BMW', 'Audi', 'Ford'] },
  '/api/vehicles/distinct/van': { make: ['Ford', 'Citroën'] },
  '/api/vehicles/distinct/truck': { make: ['DAF'] },
  '/api/vehicles/distinct/car?make=Ford': { make: ['Ford'], model: ['Puma', 'Focus'] },
  '/api/vehicles/distinct/car?fuelType=Electric&make=Ford': { make: ['Ford'], model: ['Puma'] },
}

const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  response.writeHead(answer ? 200 : 500, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(answer ?? {}))
})

beforeEach(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  // A browser resolves the path against the page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const { signal } = new AbortController()
const noFilters = new URLSearchParams()

describe('lists of makes and models', () => {
  it('are merged alphabetically, each value once', () => {
    expect(mergeValues([['Škoda', 'BMW'], ['BMW', 'Audi'], []])).toEqual(['Audi', 'BMW', 'Škoda'])
  })

  it('contain the makes of one type', async () => {
    expect(await fetchMakes('car', signal)).toEqual(['Audi', 'BMW', 'Ford'])
  })

  it('contain the makes of all three types for any', async () => {
    expect(await fetchMakes('', signal)).toEqual(['Audi', 'BMW', 'Citroën', 'DAF', 'Ford'])
  })

  it('contain the models of a make', async () => {
    expect(await fetchModels('car', 'Ford', noFilters, signal)).toEqual(['Focus', 'Puma'])
  })

  it('contain the models of a make that pass the filters kept', async () => {
    const kept = new URLSearchParams({ fuelType: 'Electric' })
    expect(await fetchModels('car', 'Ford', kept, signal)).toEqual(['Puma'])
  })

  it('are rejected when one of the requests fails', async () => {
    await expect(fetchModels('van', 'Ford', noFilters, signal)).rejects.toThrow('500')
  })
})
