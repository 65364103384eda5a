import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { StockReader, StockWriter } from '#domain/stock/store.ts'
import { inSeconds } from '../stock-log.ts'
import { createKeySet, keptTokens } from '../stock-writes.ts'
import { vehicleStates } from '../vehicle-state.ts'
import {
  addedVehicle,
  changedVehicle,
  type HeldVehicle,
  isNotKept,
  leaves,
  newVehicle,
  outcomeOf,
  vehicleByHand,
  type WrittenVehicle,
} from '../written-vehicle.ts'
import { createGroupedPuts, type QueuedRecord } from './grouped-puts.ts'
import { storedId } from './stored-id.ts'
import { followMot, forgetMot, keepMot, showMot } from './write-mot.ts'
import { removeBeneath } from './write-overrides.ts'
import {
  findHeld,
  findRecords,
  type HeldRow,
  insertVehicles,
  replacedBy,
  updateVehicles,
} from './write-vehicles.ts'

const { listed } = vehicleStates

interface ChangedRecord extends QueuedRecord {
  before: HeldVehicle
}

/** The writes of one transaction. */
export interface TransactionWriter extends StockWriter {
  /** Gives the write its change number; resolves with its token, or null when it changed nothing. Call before the commit. */
  publish(): Promise<{ change: number; token: string } | null>
  /** Every later call fails, so that code still running after a failed `work` cannot write outside the transaction. */
  end(): void
}

/**
 * Takes the lock of the change number, which orders the commits of all writers, and returns the next number.
 *
 * @throws an error of PostgreSQL with code 55P03 when another transaction holds the lock for longer than `waitMs`.
 */
export async function takeChangeNumber(client: PoolClient, waitMs: number): Promise<number> {
  await client.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED')
  await client.query(`SET LOCAL lock_timeout = ${waitMs}`)
  // A machine that is lost while it writes must not lock the stock for ever.
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = '10min'`)
  const { rows } = await client.query<{ next: number }>(
    'UPDATE revision SET change = change RETURNING change + 1 AS next',
  )
  return (rows[0] as { next: number }).next
}

/**
 * `change` is the number that this transaction has taken.
 *
 * @param own Reads in the transaction of `client`, so that it sees what is not committed yet.
 */
export async function createStockWriter(
  client: PoolClient,
  change: number,
  now: () => number,
  own: Pick<StockReader, 'changesSince'>,
): Promise<TransactionWriter> {
  const { rows } = await client.query('SELECT coalesce(max(key), 0) + 1 AS key FROM vehicle')
  let nextKey: number = rows[0].key
  let touched = false
  let ended = false
  /** Keys that this write has put. */
  const put = createKeySet()
  const puts = createGroupedPuts(writeAll)

  /** An id may be repeated: the first records of all ids are written, then the second ones, and so on. */
  async function writeAll(records: readonly QueuedRecord[]): Promise<void> {
    for (let rest = records; rest.length > 0; ) {
      const round = new Map<string, QueuedRecord>()
      const repeats: QueuedRecord[] = []
      for (const queued of rest) {
        const id = storedId(queued.prepared.record.metadata.stockId)
        if (round.has(id)) repeats.push(queued)
        else round.set(id, queued)
      }
      await writeRound(round)
      rest = repeats
    }
  }

  async function writeRound(round: ReadonlyMap<string, QueuedRecord>): Promise<void> {
    const held = await findHeld(client, [...round.keys()])
    const added: [id: string, queued: QueuedRecord][] = []
    const changed: ChangedRecord[] = []
    for (const [id, queued] of round) {
      const { prepared, counts, at } = queued
      const before = held.get(id)
      if (before === undefined) {
        added.push([id, queued])
        counts.added += 1
        continue
      }
      if (put.has(before.key)) counts.repeated += 1
      put.add(before.key)
      const outcome = outcomeOf(prepared, before, at)
      counts[outcome] += 1
      if (outcome === 'changed') changed.push({ ...queued, before })
    }
    touched ||= added.length > 0 || changed.length > 0
    await insertAll(added.map(([id, { prepared, at }]) => [id, newVehicle(prepared, at)]))
    await changeAll(changed)
  }

  async function insertAll(added: readonly [id: string, vehicle: WrittenVehicle][]): Promise<void> {
    await insertVehicles(client, { change, firstKey: nextKey }, added)
    for (const _ of added) put.add(nextKey++)
  }

  async function changeAll(changed: readonly ChangedRecord[]): Promise<void> {
    if (changed.length === 0) return
    const heldOf = await findRecords(
      client,
      changed.map(({ before }) => before.key),
    )
    await updateVehicles(
      client,
      change,
      changed.map(({ prepared, before, at }) => ({
        key: before.key,
        ...changedVehicle(prepared, before, replacedBy(heldOf.get(before.key) as HeldRow, at)),
      })),
    )
  }

  function assertOpen(): void {
    if (ended) throw new Error('This write has ended')
  }

  /** Listed vehicles that this write has not put: PostgreSQL numbers the bits of a byte as the set does. */
  const isOther = `state = ${listed} AND key < $1 AND ${isNotKept} AND get_bit($2::bytea, key) = 0`
  const others = () => [nextKey, Buffer.from(put.bytes(nextKey))]

  return {
    async put(batch, at = now()) {
      assertOpen()
      return puts.put(batch, inSeconds(at))
    },
    async remove(id) {
      assertOpen()
      return puts.run(async () => {
        const held = (await findHeld(client, [storedId(id)])).get(storedId(id))
        await removeBeneath(client, (key) => key === held?.key)
        const { rowCount } = await client.query(
          `UPDATE vehicle SET change = $1, ${leaves('$2::bigint')}
           WHERE id = $3 AND state = ${listed} AND ${isNotKept}`,
          [change, inSeconds(now()), storedId(id)],
        )
        touched ||= rowCount === 1
        return rowCount === 1
      })
    },
    async override(id, set) {
      assertOpen()
      return puts.run(async () => {
        const at = inSeconds(now())
        const held = (await findHeld(client, [storedId(id)])).get(storedId(id))
        if (held === undefined) {
          if (!set?.fields.record) return false
          await insertAll([[storedId(id), addedVehicle(set, at)]])
        } else {
          const row = (await findRecords(client, [held.key])).get(held.key) as HeldRow
          const written = vehicleByHand(set, held, replacedBy(row, at))
          if (written === null) return false
          await updateVehicles(client, change, [{ key: held.key, ...written }])
        }
        touched = true
        return true
      })
    },
    async removeOthers() {
      assertOpen()
      return puts.run(async () => {
        await removeBeneath(client, (key) => !put.has(key))
        const { rowCount } = await client.query(
          `UPDATE vehicle SET change = $3, ${leaves('$4::bigint')} WHERE ${isOther}`,
          [...others(), change, inSeconds(now())],
        )
        touched ||= rowCount !== 0
        return rowCount ?? 0
      })
    },
    async keepFeedState(state) {
      return puts.run(async () => {
        assertOpen()
        await client.query(
          'INSERT INTO feed_state (state) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET state = excluded.state',
          [JSON.stringify(state)],
        )
      })
    },
    async followMot(vehicles, cursor) {
      assertOpen()
      return puts.run(() => followMot(client, vehicles, cursor))
    },
    async keepMot(asked) {
      assertOpen()
      return puts.run(async () => {
        touched = (await keepMot(client, change, asked)) || touched
      })
    },
    async showMot(isShown, limit) {
      assertOpen()
      return puts.run(async () => {
        const { shown, isChanged } = await showMot(client, change, isShown, limit)
        touched = isChanged || touched
        return shown
      })
    },
    async forgetMot(limit) {
      assertOpen()
      return puts.run(async () => {
        const { forgotten, isChanged } = await forgetMot(client, change, limit)
        touched = isChanged || touched
        return forgotten
      })
    },
    async countOthers() {
      assertOpen()
      return puts.run(() => count(isOther, others()))
    },
    async changed(after, limit) {
      assertOpen()
      return puts.run(() => own.changesSince({ change, id: after }, limit))
    },
    async count() {
      assertOpen()
      return puts.run(() => count(`state = ${listed}`))
    },
    publish() {
      return puts.run(async () => {
        if (!touched) return null
        const token = randomBytes(16).toString('hex')
        await client.query('UPDATE revision SET change = $1', [change])
        await client.query('INSERT INTO write_token (change, token) VALUES ($1, $2)', [change, token])
        await client.query('DELETE FROM write_token WHERE change <= $1', [change - keptTokens])
        return { change, token }
      })
    },
    end() {
      ended = true
    },
  }

  async function count(condition: string, values?: unknown[]): Promise<number> {
    const { rows } = await client.query(`SELECT count(*) FROM vehicle WHERE ${condition}`, values)
    return rows[0].count
  }
}
