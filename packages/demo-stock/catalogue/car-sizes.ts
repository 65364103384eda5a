import { carSizeLines } from './car-sizes.data.ts'

export interface CarSize {
  lengthMm: number
  heightMm: number
  wheelbaseMm: number
  /** Of the make, then of the model: a later code of the same letter wins. `parseLook` reads them. */
  looks: readonly string[]
}

/** By make and model, as `Ford Focus`. */
export const carSizes: ReadonlyMap<string, CarSize> = parseCarSizes(carSizeLines)

/** @throws {Error} that quotes a line out of form. */
function parseCarSizes(lines: string): Map<string, CarSize> {
  const sizes = new Map<string, CarSize>()
  let make = ''
  let shared: string[] = []
  for (const line of lines.trim().split('\n')) {
    const heading = /^# (.+?)((?: (?:[a-z][a-z\d-]+|[CDR]))*)$/.exec(line)
    if (heading) {
      make = heading[1] ?? ''
      shared = codesOf(heading[2])
      continue
    }
    const [, model, length, height, wheelbase, codes] =
      /^(.+?) (\d{4}) (\d{4}) (\d{4})((?: \S+)*)$/.exec(line) ?? fail(line)
    sizes.set(`${make} ${model}`, {
      lengthMm: Number(length),
      heightMm: Number(height),
      wheelbaseMm: Number(wheelbase),
      looks: [...shared, ...codesOf(codes)],
    })
  }
  return sizes
}

function codesOf(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}

function fail(line: string): never {
  throw new Error(`Not in the form of the cars' sizes: ${line}`)
}
