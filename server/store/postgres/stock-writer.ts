import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { StockRecord } from '#domain/stock/record.ts'
import { isOlder, keepArrival, type RecordAge, recordAge } from '#domain/stock/record-age.ts'
import type { StockWriter } from '#domain/stock/store.ts'
import { keptTokens } from '../kept-tokens.ts'
import { createKeySet } from '../key-set.ts'
import { inSeconds, type LogColumns, logAfter, newVehicle } from '../stock-log.ts'
import { stateAfter, type VehicleState, vehicleStates } from '../vehicle-state.ts'
import { type CopyValue, copyRows } from './copy-rows.ts'
import { createGroupedPuts, type QueuedRecord } from './grouped-puts.ts'
import { storedId } from './stored-id.ts'

const { listed, left } = vehicleStates

interface Held extends RecordAge {
  key: number
  state: VehicleState
  hash: string
}

interface ChangedRecord extends QueuedRecord {
  before: Held
  age: RecordAge
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

/** `change` is the number that this transaction has taken. */
export async function createStockWriter(
  client: PoolClient,
  change: number,
  now: () => number,
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
    const held = await findHeld([...round.keys()])
    const added: [id: string, queued: QueuedRecord][] = []
    const changed: ChangedRecord[] = []
    for (const [id, queued] of round) {
      const { prepared, counts } = queued
      const before = held.get(id)
      if (before === undefined) {
        added.push([id, queued])
        counts.added += 1
        continue
      }
      if (put.has(before.key)) counts.repeated += 1
      put.add(before.key)
      const age = recordAge(prepared.record)
      if (before.hash === prepared.hash) counts.unchanged += 1
      else if (isOlder(age, before)) counts.stale += 1
      else {
        changed.push({ ...queued, before, age })
        counts.changed += 1
      }
    }
    touched ||= added.length > 0 || changed.length > 0
    await addAll(added)
    await changeAll(changed)
  }

  async function findHeld(ids: string[]): Promise<Map<string, Held>> {
    const { rows } = await client.query<Held & { id: string }>(
      'SELECT id, key, state, version, updated, hash FROM vehicle WHERE id = ANY ($1::text[])',
      [ids],
    )
    return new Map(rows.map((row) => [row.id, row]))
  }

  async function addAll(added: readonly [id: string, queued: QueuedRecord][]): Promise<void> {
    const vehicles: CopyValue[][] = []
    const records: CopyValue[][] = []
    const prices: CopyValue[][] = []
    for (const [id, { prepared, at }] of added) {
      const { record, json, hash } = prepared
      const { version, updated } = recordAge(record)
      const { state, log, former } = newVehicle(prepared, at)
      vehicles.push([
        nextKey,
        id,
        change,
        state,
        version,
        updated,
        hash,
        log.arrived,
        log.left,
        log.pricedAt,
        log.price,
      ])
      records.push([nextKey, json ?? JSON.stringify(record)])
      for (const { since, price } of former) prices.push([nextKey, since, price])
      put.add(nextKey)
      nextKey += 1
    }
    await copyRows(
      client,
      'vehicle (key, id, change, state, version, updated, hash, arrived, left_at, priced_at, price)',
      vehicles,
    )
    await copyRows(client, 'record (key, json)', records)
    await copyRows(client, 'former_price (key, since, price)', prices)
  }

  /** Rows are updated, not replaced, so that columns of a newer version of the code keep their values. */
  async function changeAll(changed: readonly ChangedRecord[]): Promise<void> {
    if (changed.length === 0) return
    const formerOf = await findFormer(changed.map(({ before }) => before.key))
    const rows = changed.map(({ prepared: { record, json, hash }, before, age, at }) => {
      const { json: formerJson, ...logBefore } = formerOf.get(before.key) as LogColumns & { json: string }
      const former = () => parse(formerJson)
      const state = stateAfter(record, before.state)
      const { log, replaced } = logAfter(logBefore, before.state, { record, state, at, former })
      const isDated = record.metadata.dateOnForecourt != null
      return {
        key: before.key,
        state,
        age,
        hash,
        log,
        replaced,
        json: isDated ? (json ?? JSON.stringify(record)) : JSON.stringify(keepArrival(record, former())),
      }
    })
    const replaced = rows.flatMap(({ key, replaced }) => (replaced ? { key, ...replaced } : []))
    if (replaced.length > 0) {
      await client.query(
        `INSERT INTO former_price (key, since, price)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])
         ON CONFLICT (key, since) DO UPDATE SET price = excluded.price`,
        [
          replaced.map(({ key }) => key),
          replaced.map(({ since }) => since),
          replaced.map(({ price }) => price),
        ],
      )
    }
    await client.query(
      `UPDATE vehicle SET change = $1, state = new.state, version = new.version, updated = new.updated,
         hash = new.hash, arrived = new.arrived, left_at = new.left_at, priced_at = new.priced_at, price = new.price
       FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[],
         $9::bigint[], $10::bigint[])
         AS new (key, state, version, updated, hash, arrived, left_at, priced_at, price)
       WHERE vehicle.key = new.key`,
      [
        change,
        rows.map(({ key }) => key),
        rows.map(({ state }) => state),
        rows.map(({ age }) => age.version),
        rows.map(({ age }) => age.updated),
        rows.map(({ hash }) => hash),
        rows.map(({ log }) => log.arrived),
        rows.map(({ log }) => log.left),
        rows.map(({ log }) => log.pricedAt),
        rows.map(({ log }) => log.price),
      ],
    )
    await client.query(
      `UPDATE record SET json = new.json FROM unnest($1::bigint[], $2::text[]) AS new (key, json)
       WHERE record.key = new.key`,
      [rows.map(({ key }) => key), rows.map(({ json }) => json)],
    )
  }

  /** Apart from `findHeld`, because most records of an import are unchanged. */
  async function findFormer(keys: number[]): Promise<Map<number, LogColumns & { json: string }>> {
    const { rows } = await client.query<LogColumns & { key: number; json: string }>(
      `SELECT key, arrived, left_at AS "left", priced_at AS "pricedAt", price, json
       FROM vehicle JOIN record USING (key) WHERE key = ANY ($1::bigint[])`,
      [keys],
    )
    return new Map(rows.map(({ key, ...former }) => [key, former]))
  }

  function assertOpen(): void {
    if (ended) throw new Error('This write has ended')
  }

  /** Listed vehicles that this write has not put: PostgreSQL numbers the bits of a byte as the set does. */
  const isOther = `state = ${listed} AND key < $1 AND get_bit($2::bytea, key) = 0`
  const others = () => [nextKey, Buffer.from(put.bytes(nextKey))]

  return {
    async put(batch, at = now()) {
      assertOpen()
      return puts.put(batch, inSeconds(at))
    },
    async remove(id) {
      assertOpen()
      return puts.run(async () => {
        const { rowCount } = await client.query(
          `UPDATE vehicle SET change = $1, state = ${left}, hash = '', left_at = $2
           WHERE id = $3 AND state = ${listed}`,
          [change, inSeconds(now()), storedId(id)],
        )
        touched ||= rowCount === 1
        return rowCount === 1
      })
    },
    async removeOthers() {
      assertOpen()
      return puts.run(async () => {
        const { rowCount } = await client.query(
          `UPDATE vehicle SET change = $3, state = ${left}, hash = '', left_at = $4 WHERE ${isOther}`,
          [...others(), change, inSeconds(now())],
        )
        touched ||= rowCount !== 0
        return rowCount ?? 0
      })
    },
    async countOthers() {
      assertOpen()
      return puts.run(() => count(isOther, others()))
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

/** Stored records were validated before they were written. */
function parse(json: string): StockRecord {
  return JSON.parse(json)
}
