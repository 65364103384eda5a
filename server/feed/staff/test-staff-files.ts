import { Readable } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { createAudit } from '../../staff-audit.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openStockStore } from '../../store/open-stock-store.ts'
import { runImport } from '../run-import.ts'
import { createFileTurns } from './file-turns.ts'
import { createStaffFiles, type FileView } from './staff-files.ts'

export type OpenedFiles = Awaited<ReturnType<typeof openStaffFiles>>

/** An empty stock, and the files that staff bring to it. */
export async function openStaffFiles() {
  const dataDir = await openTemporaryFolder()
  const store = await openStockStore({ dataDir, databaseUrl: null })
  const turns = createFileTurns()
  onTestFinished(() => store.close())

  /** Reads files in this thread, unless `run` is that of a thread of its own. */
  function desk(person = 'Ann', settings: Record<string, string> = {}, run = runImport) {
    const config = readConfig({ DATA_DIR: dataDir, ...settings })
    const audit = createAudit(dataDir, person)
    return createStaffFiles({ config, stock: store, audit, person, turns, runImport: run })
  }

  async function bring(content: string | Uint8Array, name = 'stock.csv', files = desk()): Promise<FileView> {
    const chunks = Readable.from([Buffer.from(content)])
    const { id } = await files.receive({ name, chunks, isTooLarge: () => false })
    const view = await files.open(id, 20_000)
    if (view === null) throw new Error('It is not there')
    return view
  }

  /** Brings a file and reads it in at once. */
  async function readIn(content: string, typed: number | null = null) {
    const view = await bring(content)
    const { digest } = ready(view).comparison
    const taking = await desk().take(view.file.id, { digest, typed })
    expect(taking).toMatchObject({ state: 'taken' })
    return taking
  }

  return { dataDir, store, desk, bring, readIn }
}

export function ready({ outcome, fault }: FileView) {
  if (outcome?.state !== 'ready') throw new Error(fault ?? JSON.stringify(outcome))
  return outcome
}

export const heading = 'Stock no,Make,Model,Price,Mileage,Reg'
export const row = (index: number, price = '9995') =>
  `S${index},Ford,Focus,${price},31000,AB${10 + index} CDE`
export const fileOf = (rows: readonly string[]) => `${[heading, ...rows].join('\n')}\n`
export const vehicles = (count: number) => Array.from({ length: count }, (_, index) => row(index))

export const priceKey = 'adverts.retailAdverts.totalPrice.amountGBP:pounds'

/** The form of a file with `heading`, as it is suggested. */
export function keys(): Record<string, string> {
  return {
    'column-0': 'metadata.stockId:text',
    'column-1': 'vehicle.make:text',
    'column-2': 'vehicle.model:text',
    'column-3': priceKey,
    'column-4': 'vehicle.odometerReadingMiles:miles',
    'column-5': 'vehicle.registration:text',
    'default-type': 'Car',
  }
}
