import { expect, it, onTestFinished, vi } from 'vitest'
import { showProgress } from './progress.ts'

function linesOf(updates: readonly (readonly [done: number, total: number | null])[]): string[] {
  const said: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const { isTTY } = process.stderr
  process.stderr.isTTY = false
  onTestFinished(() => {
    stderr.mockRestore()
    process.stderr.isTTY = isTTY
  })
  const progress = showProgress('Import')
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
