import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { knownColour } from '#domain/stock/known-word.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { guessColumns } from './column-maps/guess-columns.ts'
import { readCsvSample } from './csv-sample.ts'
import { dealerFiles } from './dealer-files.data.ts'
import { importWarnings } from './import-summary.ts'
import { chunksOf } from './test-chunks.ts'
import { openYard } from './test-import.ts'

it.each(dealerFiles)(
  '$file gives its vehicles',
  async ({ file, vehicles, unmapped = [], told = [], also = {} }) => {
    const bytes = await readFile(new URL(`fixtures/dealers/${file}`, import.meta.url))
    const { heading, rows } = await readCsvSample(chunksOf(bytes))
    const guessed = guessColumns(heading, rows)
    expect(guessed.unmapped).toEqual(unmapped)
    const { store, bring, rejects } = await openYard()
    const summary = await bring(bytes, { map: columnMapSchema.parse(guessed.map) })
    const reasons = summary.rejects === null ? [] : await rejects()
    expect(summary, JSON.stringify(reasons)).toMatchObject({
      read: vehicles.length,
      rejected: 0,
      cut: null,
      overlooked: [],
    })
    const records: StockRecord[] = []
    for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
    expect(records.map(rowOf)).toEqual(vehicles)
    for (const [id, fields] of Object.entries(also))
      expect(records.find(({ metadata }) => metadata.stockId === id)).toMatchObject(fields)
    const warnings = importWarnings(summary).filter(
      (warning) => !warning.startsWith('Words that were not seen'),
    )
    expect(warnings).toEqual(told.map((start) => expect.stringContaining(start)))
    const unread =
      summary.warnings - Object.values(summary.unknownStates).reduce((sum, count) => sum + count, 0)
    expect(unread, JSON.stringify(reasons)).toBe(0)
  },
)

function rowOf(record: StockRecord): unknown[] {
  const { vehicle, metadata, media, features } = record
  const pence = buyersPrice(record)
  return [
    metadata.stockId,
    listingState(record),
    vehicle.vehicleType,
    vehicle.make,
    vehicle.model,
    vehicle.yearOfManufacture && Number(vehicle.yearOfManufacture),
    vehicle.odometerReadingMiles,
    pence === null ? null : pence / 100,
    vehicle.transmissionType,
    vehicle.bodyType,
    vehicle.colour ? knownColour(vehicle.colour) : null,
    media?.images?.length ?? 0,
    features?.length ?? 0,
  ]
}
