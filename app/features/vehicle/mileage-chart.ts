import { formatCount } from '#app/ui/format-count.ts'
import type { Reading } from '#domain/registers/mot-mileage.ts'

/** A line of readings over time. `x` is in hundredths of the width, `y` from 0 at the bottom to 1. */
export interface MileageChart {
  points: { x: number; y: number; isAdvert: boolean }[]
  /** From each point to the next; `falls` where the reading is lower. */
  lines: { from: [x: number, y: number]; to: [x: number, y: number]; falls: boolean }[]
  /** Of the vertical axis. */
  top: string
  years: { x: number; label: string }[]
}

/** Null with fewer than two points: one is no line. */
export function mileageChart(readings: readonly Reading[], advert: Reading | null): MileageChart | null {
  const all = [...readings, ...(advert ? [advert] : [])]
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || all.length < 2 || readings.length === 0) return null
  const [start, end] = [Date.parse(first.on), Date.parse(last.on)]
  const most = roundedUp(Math.max(...all.map(({ miles }) => miles)))
  const xOf = (day: string | number) =>
    end === start
      ? 50
      : tenth((((typeof day === 'number' ? day : Date.parse(day)) - start) / (end - start)) * 100)
  const points = all.map(({ on, miles }, index) => ({
    x: xOf(on),
    y: Math.round((miles / most) * 1_000) / 1_000,
    isAdvert: index === readings.length,
  }))
  return {
    points,
    lines: points.slice(1).map((to, index) => {
      const from = points[index] as (typeof points)[number]
      return { from: [from.x, from.y], to: [to.x, to.y], falls: to.y < from.y }
    }),
    top: formatCount(most),
    years: yearsBetween(first.on, last.on).map((year) => ({
      x: xOf(Date.parse(`${year}-01-01`)),
      label: String(year),
    })),
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** To the next 1, 2 or 5 times a power of ten. */
function roundedUp(miles: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(miles, 1)))
  return ([1, 2, 5, 10].find((step) => step * power >= miles) ?? 10) * power
}

/** The years that begin between two days, at most six of them. */
function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))]
  const step = Math.ceil((last - first + 1) / 6)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).filter(
    (_, at) => at % step === 0,
  )
}
