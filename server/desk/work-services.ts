import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { readSiteFacts, type SiteFacts } from '../dealer/site-facts.ts'
import { runInThread } from '../feed/import-in-thread.ts'
import { createFileTurns } from '../feed/staff/file-turns.ts'
import { createStaffFiles, type StaffFiles } from '../feed/staff/staff-files.ts'
import { createStaffPerson, type StaffPerson } from '../leads/staff/staff-person.ts'
import { createStaffPhotos, type StaffPhotos } from '../photos/staff-photos.ts'
import { createDvla } from '../registers/dvla.ts'
import { cachePlates } from '../registers/plate-cache.ts'
import type { watchDisagreements } from '../registers/watch-disagreements.ts'
import { createAudit } from '../staff-audit.ts'
import { createStaffRegisters, type StaffRegisters } from '../stock/staff/staff-registers.ts'
import { createStaffStock, type StaffStock } from '../stock/staff/staff-stock.ts'
import { createUndoMemory } from '../stock/staff/undo.ts'
import { createAskPositions } from './ask-site.ts'
import { type Received, receiveFile } from './receive-file.ts'
import { type ReceivedPhotos, receivePhotos } from './receive-photos.ts'

/** What the pages behind the first one work with besides the leads, in the name of one person. */
export interface WorkServices {
  /** What is held of one person. */
  person: StaffPerson
  stock: StaffStock
  /** Where adverts and public registers differ. */
  registers: StaffRegisters
  /** Files of stock. */
  files: StaffFiles
  /** Keeps the file of a form. */
  receiveFile(request: Request): Promise<Received>
  photos: StaffPhotos
  /** Adds the photos of a form to a vehicle. */
  receivePhotos(request: Request, id: string): Promise<ReceivedPhotos>
  /** What the site says of the dealer, and where each fact is changed. */
  siteFacts(): SiteFacts
}

interface WorkContext {
  config: Config
  stock: StockStore
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  disputed: ReturnType<typeof watchDisagreements>
}

/** What they share is made once. */
export function createWorkServices({ config, stock, outbox, disputed }: WorkContext) {
  const undo = createUndoMemory()
  const positions = createAskPositions(config)
  const turns = createFileTurns()
  const dvla = config.dvla && cachePlates(createDvla(config.dvla))

  return (person: string): WorkServices => {
    const audit = createAudit(config.dataDir, person)
    const files = createStaffFiles({ config, stock, audit, person, turns, runImport: runInThread })
    const office = { store: stock, dataDir: config.dataDir, audit }
    const photos = createStaffPhotos(office, config.pictureHosts)
    const staffStock = createStaffStock({
      office,
      outbox: async () => outbox(),
      positions,
      undo,
      person,
      dvla,
    })
    return {
      person: createStaffPerson({ outbox, stock: stock.list, audit }),
      stock: staffStock,
      registers: createStaffRegisters({ store: stock, stock: staffStock, disputed }),
      files,
      receiveFile: (request) => receiveFile(request, files),
      photos,
      receivePhotos: (request, id) => receivePhotos(request, id, photos),
      siteFacts: readSiteFacts,
    }
  }
}
