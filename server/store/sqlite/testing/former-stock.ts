import { DatabaseSync } from 'node:sqlite'
import type { StockRecord } from '#domain/stock/record.ts'
import { type VehicleState, vehicleStates } from '../../vehicle-state.ts'
import { migrate } from '../migrate.ts'
import { stockSchema } from '../stock-schema.ts'

interface FormerVehicle {
  record: StockRecord
  hash: string
  state?: VehicleState
}

/** Writes a stock file of schema version 3, from before the log of prices and the limits of records. */
export function writeFormerStock(file: string, vehicles: readonly FormerVehicle[]): void {
  const db = new DatabaseSync(file)
  migrate(db, { ...stockSchema, migrations: stockSchema.migrations.slice(0, 3) })
  const insertVehicle = db.prepare('INSERT INTO vehicle VALUES (?, ?, 1, ?, NULL, NULL, ?)')
  const insertRecord = db.prepare('INSERT INTO record VALUES (?, ?)')
  db.exec('UPDATE revision SET change = 1')
  for (const [at, { record, hash, state = vehicleStates.listed }] of vehicles.entries()) {
    insertVehicle.run(at + 1, record.metadata.stockId, state, hash)
    insertRecord.run(at + 1, JSON.stringify(record))
  }
  db.close()
}
