import { beforeEach } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { AuditedAction } from '../../staff-audit.ts'
import { createStaffStock, type StaffStock } from '../../stock/staff/staff-stock.ts'
import { createUndoMemory, type UndoMemory } from '../../stock/staff/undo.ts'
import type { StockDriver } from './drivers.ts'
import { setUpStock } from './stock-fixture.ts'

export const named = '11111111-0000-4000-8000-000000000001'
export const erased = '22222222-0000-4000-8000-000000000002'
export const damaged = '33333333-0000-4000-8000-000000000003'
/** Which leads were opened. */
export const opened: string[] = []

const leads = {
  countOfVehicles: async () => new Map([['a', 3]]),
  async showMany(ids: readonly string[]) {
    opened.push(...ids)
    return new Map<string, object>([
      [damaged, new Error('It was changed on disk')],
      [erased, { lead: null }],
      [named, { lead: { id: named, payload: { kind: 'call', name: 'Ada Lovelace' } } }],
    ])
  },
} as unknown as Outbox

/** The stock as people of the desk work with it, in a store of its own for each test. */
export function setUpStaffStock(driver: StockDriver) {
  const fixture = setUpStock(driver)
  const audited: AuditedAction[] = []
  let undo: UndoMemory
  const positions = async () => new Map<string, PricePosition>([['a', 'good']])

  beforeEach(() => {
    audited.length = 0
    undo = createUndoMemory()
  })
  const as = (person: string): StaffStock =>
    createStaffStock({
      office: {
        store: fixture.store,
        dataDir: `/nonexistent/${fixture.now}`,
        audit: (action) => audited.push(action),
      },
      outbox: async () => leads,
      positions,
      undo,
      person,
    })
  return {
    fixture,
    put: fixture.put,
    audited,
    as,
    /** The change of a vehicle that somebody would see now. */
    seen: async (id = 'a') => (await as('Ann').open(id))?.change ?? -1,
    shown: async (id = 'a') => {
      const view = await as('Ann').open(id)
      return view && [view.standing, view.price].join(' ')
    },
  }
}
