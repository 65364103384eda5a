import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { showProgress } from './progress.ts'

function linesOf(
  updates: readonly (readonly [done: number, total: number | null])[],
  onTerminal = false,
): string[] {
  const said: string[] = []
  const stderr = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      said.push(text)
      done()
    },
  })
  const progress = showProgress(Object.assign(stderr, { isTTY: onTerminal }), 'Import')
  for (const [done, total] of updates) progress.update(done, total)
  progress.stop()
  return said
}

it('shows a line for each tenth of a total that has begun, and none at its end', () => {
  expect(
    linesOf([
      [5, 100],
      [12, 100],
      [19, 100],
      [47, 100],
      [100, 100],
    ]),
  ).toEqual(['Import: 10 %\n', 'Import: 40 %\n'])
})

it('counts where the total is not known, as of standard input', () => {
  expect(
    linesOf([
      [60_000, null],
      [100_500, null],
      [160_000, null],
      [201_000, null],
    ]),
  ).toEqual(['Import: 100,500 so far\n', 'Import: 201,000 so far\n'])
})

it('shows a bar on a terminal, written again for each percent only, and leaves an empty line', () => {
  const said = linesOf(
    [
      [0, 200],
      [1, 200],
      [100, 200],
      [101, 200],
      [210, 200],
    ],
    true,
  )
  const [clear = '', home] = said
  expect([clear, home]).toEqual(['\x1b[2K', '\x1b[1G'])
  expect(said.filter((text) => text !== clear && text !== home)).toEqual([
    `Import ${'░'.repeat(40)} 0 %`,
    `Import ${'█'.repeat(20)}${'░'.repeat(20)} 50 %`,
    `Import ${'█'.repeat(40)} 100 %`,
  ])
  expect(said.slice(-2)).toEqual([clear, home])
})
