import { setTimeout as sleep } from 'node:timers/promises'
import type { MotHistory } from '#domain/registers/mot-history.ts'
import type { AskedMot, DueMot } from '#domain/registers/mot-schedule.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observe/observer.ts'
import { type Loop, repeat } from '../repeat.ts'
import { type Backoff, isLogged } from '../retry-delay.ts'
import { createMotBudget, type MotBudget } from './mot-budget.ts'
import type { MotAnswer, MotRegister } from './mot-register.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The register allows 15 requests a second and 500,000 a day; the rest is for retries and for other programs of the dealer. */
const motLimits = { perSecond: 10, perDay: 480_000 }

export interface MotDutyOptions {
  log: Log
  count?: Observer['count']
  limits?: typeof motLimits
  /** How many answers are written together. Each write makes the site's cached pages older. */
  batch?: number
  /** Epoch milliseconds. */
  now?: () => number
  /** Resolves at an instant, or earlier when the signal aborts. */
  waitUntil?: (instant: number, signal: AbortSignal) => Promise<void>
}

/** How long after an answer a vehicle is asked about again, and after failures in a row. */
const againMs = 7 * dayMs
const vehicleBackoff: Backoff = { firstMs: 10 * minuteMs, longestMs: dayMs }
/** How long nothing is asked after the register has failed, limited or refused. */
const pauseBackoff: Backoff = { firstMs: minuteMs, longestMs: 60 * minuteMs }
const shortLimitMs = 5 * minuteMs
const idleMs = minuteMs
/** With as many failures in a row it is the register that is away, and not one vehicle that it cannot answer. */
const failuresOfRegister = 5
const callsAtOnce = 8
const lookedAtOnce = 500

/** Asks the MOT register about each vehicle of the stock: new ones first, then weekly, until stopped. Failures are logged. */
export function followMot(store: StockStore, register: MotRegister, options: MotDutyOptions): Loop {
  return repeat(createMotDuty(store, register, options))
}

/**
 * One round: looks for plates among the changes of the stock, then asks about at most `batch` vehicles and stores the
 * answers, also when it is stopped meanwhile. Returns the pause before the next round, in ms; null once stopped.
 */
export function createMotDuty(
  store: StockStore,
  register: MotRegister,
  {
    log,
    count,
    limits = motLimits,
    batch = 600,
    now = Date.now,
    waitUntil = async (instant, signal) => {
      await sleep(Math.max(0, instant - now()), undefined, { signal, ref: false }).catch(() => undefined)
    },
  }: MotDutyOptions,
): (signal: AbortSignal) => Promise<number | null> {
  let budget: MotBudget | null = null
  let nextSlot = 0
  /** Rounds in a row that ended early. */
  let setbacks = 0
  let failures = 0
  let isAllShown = false

  async function round(signal: AbortSignal): Promise<number | null> {
    await showAgain(signal)
    budget ??= createMotBudget(limits.perDay, await store.mot.askedByHour(now() - dayMs))
    while (!signal.aborted && (await lookForPlates()));
    const allowed = Math.min(batch, budget.left(now()))
    if (allowed === 0) {
      log.info({ perDay: limits.perDay }, 'the MOT register: the allowance of a day is used')
      return 15 * minuteMs
    }
    const due = await store.mot.due(now(), allowed)
    if (due.length === 0) return idleMs
    const { asked, setback } = await askAll(due, budget, signal)
    if (asked.length > 0) await store.write((writer) => writer.keepMot(asked))
    if (signal.aborted) return null
    if (setback !== null) return pauseAfter(setback)
    setbacks = 0
    return 0
  }

  /** What was hidden while there were no keys. */
  async function showAgain(signal: AbortSignal): Promise<void> {
    if (!isAllShown && (await store.mot.held()).hidden)
      while (!signal.aborted && (await store.write((writer) => writer.showMot(true, batch))) === batch);
    isAllShown = true
  }

  /** True while there are more changes. */
  async function lookForPlates(): Promise<boolean> {
    const changes = await store.changesSince(await cursor(), lookedAtOnce)
    const last = changes.at(-1)
    if (last === undefined) return false
    const known = await store.mot.plates(changes.map(({ id }) => id))
    const moved = changes.flatMap(({ id, record }) => {
      const plate = record && registerPlate(record.vehicle.registration)
      return plate === (known.get(id) ?? null) ? [] : [{ id, plate }]
    })
    await store.write((writer) => writer.followMot(moved, { change: last.change, id: last.id }))
    return changes.length === lookedAtOnce
  }

  /** A stock that was replaced begins again with 1. */
  async function cursor() {
    const held = await store.mot.cursor()
    return held.change > (await store.changeNumber()) ? { change: 0, id: '' } : held
  }

  async function askAll(due: readonly DueMot[], budget: MotBudget, signal: AbortSignal) {
    const asked: AskedMot[] = []
    const rest = [...due]
    let setback: Setback | null = null

    async function askOthers(): Promise<void> {
      for (let next = rest.shift(); next; next = rest.shift()) {
        nextSlot = Math.max(now(), nextSlot + 1000 / limits.perSecond)
        await waitUntil(nextSlot, signal)
        if (signal.aborted || setback !== null) return
        budget.spend(now())
        const answer = await register.lookUp(next.plate, signal)
        if (signal.aborted && answer.state === 'away') return
        count?.('registerLookUps', { register: 'mot', outcome: answer.state })
        failures = answer.state === 'away' ? failures + 1 : 0
        setback = setbackOf(answer, failures) ?? setback
        if (answer.state !== 'limited' && answer.state !== 'refused') asked.push(toAsked(next, answer, now()))
      }
    }

    await Promise.all(Array.from({ length: callsAtOnce }, askOthers))
    return { asked, setback: setback as Setback | null }
  }

  function pauseAfter({ failure, retryAfterMs, needsPerson }: Setback): number {
    const asked = Math.min(retryAfterMs ?? 0, dayMs)
    const delayMs = Math.max(asked, backoffMs(setbacks, pauseBackoff))
    setbacks += 1
    const line = { failure, setbacks, delayMs }
    if (needsPerson)
      log.error(line, 'the MOT register refuses us: check MOT_CLIENT_ID, MOT_CLIENT_SECRET and MOT_API_KEY')
    else if (isLogged(setbacks)) log.warn(line, 'the MOT register is not asked for a while')
    return delayMs
  }

  return async (signal) => {
    try {
      return await round(signal)
    } catch (error) {
      if (signal.aborted) return null
      setbacks += 1
      const delayMs = backoffMs(setbacks, pauseBackoff)
      log.error({ err: error, delayMs }, 'an answer of the MOT register was not stored')
      return delayMs
    }
  }
}

/** Why nothing is asked for a while. */
interface Setback {
  failure: string
  retryAfterMs: number | null
  /** Whether a person has to mend a setting. */
  needsPerson: boolean
}

function setbackOf(answer: MotAnswer, failures: number): Setback | null {
  switch (answer.state) {
    case 'limited': {
      const atLeast = answer.scope === 'day' ? 60 * minuteMs : shortLimitMs
      return {
        failure: `limited: ${answer.scope}`,
        retryAfterMs: Math.max(answer.retryAfterMs ?? 0, atLeast),
        needsPerson: false,
      }
    }
    case 'refused':
      return { failure: answer.failure, retryAfterMs: 60 * minuteMs, needsPerson: true }
    case 'away':
      return failures >= failuresOfRegister || answer.retryAfterMs !== null
        ? { failure: answer.failure, retryAfterMs: answer.retryAfterMs, needsPerson: false }
        : null
    default:
      return null
  }
}

/** Doubles with each failure; half of it is chance. `retryDelay` is for leads, which never wait for a day. */
function backoffMs(failures: number, { firstMs, longestMs }: Backoff): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 20))
  return Math.round((ceiling * (1 + Math.random())) / 2)
}

function toAsked({ id, plate, failures }: DueMot, answer: MotAnswer, now: number): AskedMot {
  const readOn = ukDay(now)
  const asked = { id, plate, askedAt: now }
  if (answer.state === 'away') {
    const nextAt = now + backoffMs(failures, vehicleBackoff)
    return { ...asked, failures: failures + 1, nextAt, history: { state: 'away', plate, readOn } }
  }
  const history: MotHistory =
    answer.state === 'found'
      ? { state: 'found', plate, readOn, ...answer.vehicle }
      : { state: 'unknown', plate, readOn }
  return { ...asked, failures: 0, nextAt: now + againMs, history }
}
