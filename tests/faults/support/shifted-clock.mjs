// A preload for Node: shifts the wall clock by the milliseconds in the file FAULTS_CLOCK, which is read ten times a second.
// The monotonic clock and timers go on, as when an operator or a time server sets the clock.
import { readFileSync } from 'node:fs'

const file = process.env.FAULTS_CLOCK ?? ''
const SystemDate = Date
let shiftMs = 0

function read() {
  shiftMs = Number(readFileSync(file, 'utf8')) || 0
}
read()
setInterval(read, 100).unref()

const now = () => SystemDate.now() + shiftMs

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
