import { motFacts } from '#domain/registers/mot-words.ts'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { takeFitting } from './tool-answer.ts'

/**
 * What the MOT register says of a vehicle, as its page says it; null where the register was never asked.
 *
 * @param fits what is dangerous or was noted twice, as far as it fits; `more` says how much was left out.
 */
export function motInWords(record: StockRecord, fits: (part: unknown) => boolean) {
  const { motHistory: history } = record
  if (history === undefined) return null
  const day = { type: vehicleType(record) ?? 'car', today: ukDay(Date.now()) }
  const { standing, alerts, mileage } = motFacts(record, history, day)
  const tests = history.state === 'found' ? history.tests : []
  const toKnow = takeFitting(alerts, fits)
  return {
    standing,
    ...(tests.length > 0 && {
      tests: tests.length,
      failed: tests.filter(({ result }) => result === 'failed').length,
      toKnow,
    }),
    ...(toKnow.length < alerts.length && { more: alerts.length - toKnow.length }),
    ...(mileage && { mileage: mileage.fact, mileageBasis: mileage.basis }),
    readOn: history.readOn,
    source: publicRecord(record).motHistory?.source,
  }
}
