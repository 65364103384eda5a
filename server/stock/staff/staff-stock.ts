import { site } from '#content/site.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import { identifierKeys } from '#domain/stock/identifier-key.ts'
import type { PriceChange } from '#domain/stock/price-change.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockFilter, StockOrder, StoredVehicle } from '#domain/stock/stock-list.ts'
import type { Dvla } from '../../registers/dvla.ts'
import type { StockAct } from '../../staff-audit.ts'
import { addByHand } from './add-by-hand.ts'
import { type ByHand, setByHand } from './change-by-hand.ts'
import { DetailFaults } from './detail-faults.ts'
import { type FilledForm, fillByPlate, withPlate } from './fill-by-plate.ts'
import { heldForOf } from './held-for.ts'
import { parseVehicle, type VehicleAnswers } from './parse-vehicle.ts'
import { type RepricedLine, repriced } from './reprice.ts'
import { findSameVehicles, onSiteOf } from './same-vehicle.ts'
import { withFields } from './set-fields.ts'
import { clashes } from './shown-parts.ts'
import { lineOf, type StockLine } from './stock-line.ts'
import { Refusal, type StockOffice } from './stock-office.ts'
import type { UndoMemory } from './undo.ts'
import { readAct, type VehicleAct } from './vehicle-acts.ts'
import { type DetailTexts, detailFields, hasOtherTexts, textsOf, withTexts } from './vehicle-details.ts'
import { vehicleFields } from './vehicle-fields.data.ts'
import { type FormSection, formSections } from './vehicle-form.ts'
import { vehicleInWords } from './vehicle-text.ts'
import { type VehicleView, viewOf } from './vehicle-view.ts'

export interface StockQuery {
  /** A plate, a stock number, or words of a make and model; '' for any. */
  text: string
  standing: StockFilter['standing']
  order: StockOrder
}

/** What became of an act of a person. `faults`: by the name of a field. */
export type Done =
  | { state: 'done'; id: string }
  | { state: 'refused'; advice: string; faults?: Readonly<Record<string, string>> }
  /** Somebody else, or the feed, has changed it since it was seen. Nothing was written. */
  | { state: 'meanwhile'; ids: readonly string[] }
  | { state: 'unknown' }

/** The stock as the dealer's staff work with it. Each change has a line in the audit. */
export interface StaffStock {
  list(
    query: StockQuery,
    page: { offset: number; limit: number },
  ): Promise<{ lines: StockLine[]; total: number }>
  /** Null for an unknown one. */
  open(id: string): Promise<VehicleView | null>
  /** In the order of `ids`. */
  lines(ids: readonly string[]): Promise<StockLine[]>
  /**
   * @param seen the change that the person saw
   * @param shown the `shown` of what they saw: what has changed since is then told only where it clashes with the act
   */
  act(id: string, act: VehicleAct, seen: number, shown?: string): Promise<Done>
  /** The form of a vehicle; null for an unknown one. */
  details(
    id: string,
  ): Promise<{ name: string; texts: DetailTexts; sections: FormSection[]; change: number } | null>
  /** What has changed since `shown` is told only of a field that was touched. */
  setDetails(id: string, shown: DetailTexts, texts: DetailTexts, seen: number): Promise<Done>
  /** The form of a vehicle that is added. */
  addForm(): FormSection[]
  /** @param plate the one that the DVLA was asked for; null where it was not */
  add(answers: VehicleAnswers, plate?: string | null): Promise<Done>
  /** Whether the DVLA can be asked for a plate. */
  canLookUp: boolean
  /** The form with what the DVLA knows of its plate; null where it cannot be asked. */
  fillByPlate(answers: VehicleAnswers, before: string | null): Promise<FilledForm | null>
  preview(ids: readonly string[], change: PriceChange): Promise<RepricedLine[]>
  /** All of them or none. `id` of what is done: its key for `undo`. */
  reprice(lines: readonly { id: string; pounds: number; change: number }[]): Promise<Done>
  /** How many vehicles a change of many would take back; 0 for none. */
  undoable(key: string): number
  /**
   * Takes back the last act on a vehicle, or a change of many.
   *
   * @param seen of a vehicle: the change that the person saw, so that nobody takes back what they have not seen
   */
  undo(key: string, seen?: number): Promise<Done>
}

export interface StaffStockContext {
  office: StockOffice
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox | null>
  /** What the running site says of prices, by id. */
  positions: (stored: readonly StoredVehicle[]) => Promise<ReadonlyMap<string, PricePosition>>
  undo: UndoMemory
  person: string
  /** Null without its key. */
  dvla?: Dvla | null
}

export function createStaffStock(context: StaffStockContext): StaffStock {
  const { office, outbox, positions, undo, person, dvla = null } = context
  const { list } = office.store

  async function known(stored: readonly StoredVehicle[]) {
    const leads = await outbox()
    const [same, counts, found, held] = await Promise.all([
      findSameVehicles(
        list,
        stored.map(({ record }) => record),
      ),
      leads?.countOfVehicles(stored.map(({ id }) => id)) ?? new Map<string, number>(),
      positions(stored),
      heldForOf(stored, leads, office.audit),
    ])
    return (id: string) => ({
      same: same.get(id) ?? [],
      twin: onSiteOf(same.get(id)),
      enquiries: counts.get(id) ?? 0,
      position: found.get(id) ?? null,
      heldFor: held.get(id) ?? null,
      now: Date.now(),
    })
  }

  async function linesOf(stored: readonly StoredVehicle[]): Promise<StockLine[]> {
    const of = await known(stored)
    return stored.map((each) => lineOf(each, of(each.id)))
  }

  /** Sets all of it, and keeps what takes it back under the id of each, and under `key` for many. */
  async function set(
    changes: readonly ByHand[],
    act: StockAct,
    { key, takenBack = null }: { key?: string; takenBack?: StockAct | null } = {},
  ): Promise<Done> {
    try {
      const outcome = await setByHand(office, changes)
      if (outcome.state !== 'done') return outcome
      const at = Date.now()
      for (const made of outcome.made) undo.keep(made.id, { act, takenBack, person, at, made: [made] })
      if (key !== undefined) undo.keep(key, { act, takenBack, person, at, made: outcome.made })
      return { state: 'done', id: key ?? changes[0]?.id ?? '' }
    } catch (error) {
      return refusedBy(error)
    }
  }

  return {
    async list({ text, standing, order }, page) {
      const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) {
        const { vehicles, total } = await list.page({ standing }, { order, ...page })
        return { lines: await linesOf(vehicles), total }
      }
      const named = await list.identified({
        plates: identifierKeys('registration', text),
        stockNumbers: identifierKeys('stockId', text),
      })
      if (named.length > 0)
        return {
          lines: await linesOf(named.slice(page.offset, page.offset + page.limit)),
          total: named.length,
        }
      const names = (await list.names()).filter((name) => words.every((word) => name.includes(word)))
      const { vehicles, total } = await list.page({ standing, names }, { order, ...page })
      return { lines: await linesOf(vehicles), total }
    },
    async open(id) {
      const [stored] = await list.find([id])
      if (!stored) return null
      const of = await known([stored])
      return viewOf(stored, { ...of(id), last: undo.find(id) })
    },
    lines: async (ids) => linesOf(await list.find(ids)),
    async act(id, act, seen, shown) {
      try {
        const read = await readAct(office.store, id, act)
        const matters = shown === undefined ? undefined : (now: StoredVehicle) => clashes(act, shown, now)
        return await set([{ id, seen, clashes: matters, ...read }], read.act)
      } catch (error) {
        return refusedBy(error)
      }
    },
    async details(id) {
      const [stored] = await list.find([id])
      if (!stored) return null
      const { record, change } = stored
      const sections = formSections(detailFields.map(({ name }) => name))
      return { name: vehicleInWords(record), texts: textsOf(record), sections, change }
    },
    setDetails: (id, shown, texts, seen) =>
      set(
        [
          {
            id,
            seen,
            clashes: ({ record }) => hasOtherTexts(record, shown, texts),
            act: 'details',
            next: (held) => withTexts(held, shown, texts, new Date()),
          },
        ],
        'details',
      ),
    addForm: () => formSections(vehicleFields.map(({ name }) => name)),
    canLookUp: dvla !== null,
    fillByPlate: async (answers, before) => dvla && fillByPlate(dvla, answers, before),
    async add(answers, plate = null) {
      try {
        const parsed = parseVehicle(answers, { branches: site.branches, now: new Date() })
        const record = dvla && plate ? await withPlate(dvla, parsed, answers, plate) : parsed
        await addByHand(office, record)
        return { state: 'done', id: record.metadata.stockId }
      } catch (error) {
        return refusedBy(error)
      }
    },
    preview: async (ids, change) => (await list.find(ids)).map((stored) => repriced(stored, change)),
    reprice: (lines) =>
      set(
        lines.map(({ id, pounds, change }) => ({
          id,
          seen: change,
          act: 'price',
          next: (held) => withFields(held, { price: pounds }),
        })),
        'price',
        { key: crypto.randomUUID() },
      ),
    undoable: (key) => undo.find(key)?.made.length ?? 0,
    async undo(key, seen) {
      const last = undo.find(key)
      const isSeen = seen === undefined || last?.made.some(({ id, change }) => id === key && change === seen)
      if (!isSeen)
        return (await list.find([key])).length > 0 ? { state: 'meanwhile', ids: [key] } : { state: 'unknown' }
      if (last === null || last.takenBack !== null) return { state: 'unknown' }
      const changes = last.made.map(
        ({ id, change, before }): ByHand => ({ id, seen: change, act: 'undone', next: () => before }),
      )
      const done = await set(changes, 'undone', { takenBack: last.act })
      if (done.state === 'done' && !last.made.some(({ id }) => id === key)) undo.forget(key)
      return done
    },
  }
}

/** What a person can mend. @throws anything else */
function refusedBy(error: unknown): Done {
  if (error instanceof DetailFaults)
    return {
      state: 'refused',
      advice: 'Nothing was saved yet. Correct what is marked below, and press again.',
      faults: error.faults,
    }
  if (error instanceof Refusal) return { state: 'refused', advice: error.message }
  throw error
}
