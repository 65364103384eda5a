import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { addVerboseOption, errorText, runCommand } from './run-command.ts'
import { collectOutput, runForecourt } from './testing/run-forecourt.ts'

describe('the error handler of a command', () => {
  /** Runs one command that does `work`; returns its exit code and its standard error. */
  async function run(work: () => Promise<number>, ...args: string[]) {
    const { io, written } = collectOutput()
    const program = addVerboseOption(new Command())
    program.command('work').action(runCommand(io, work))
    await program.parseAsync(args, { from: 'user' })
    return { code: io.exitCode, stderr: written.stderr }
  }
  const fail = async () => {
    throw new Error('The file cannot be read', { cause: new Error('EACCES') })
  }

  it('exits with the code that the command returns', async () => {
    expect(await run(async () => 130, 'work')).toEqual({ code: 130, stderr: '' })
  })

  it('prints only the message of an error, and exits with 1', async () => {
    expect(await run(fail, 'work')).toEqual({ code: 1, stderr: 'The file cannot be read\n' })
  })

  it.each([
    ['before', ['--verbose', 'work']],
    ['after', ['work', '--verbose']],
  ])('prints stacks and causes with --verbose %s the name of the command', async (_, args) => {
    const { code, stderr } = await run(fail, ...args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The file cannot be read\nError: The file cannot be read\n {4}at /)
    expect(stderr).toMatch(/\nCaused by:\nError: EACCES\n {4}at .*run-command\.test\.ts/)
  })

  it.each([
    ['a mistake of ours', () => (undefined as unknown as { stock: string }).stock],
    ['an answer of SQLite', () => new DatabaseSync(':memory:').exec('SELECT 1 FROM stock INDEXED BY none')],
  ])('prints the stack of what nobody has worded: %s', async (_, mistake) => {
    const { code, stderr } = await run(async () => Number(mistake()), 'work')
    expect([code, stderr]).toEqual([1, expect.stringMatching(/\n {4}at .*run-command\.test\.ts/)])
  })

  it('never prints the other properties of an error, which may be secret', () => {
    const cause = Object.assign(new Error('Invalid URL'), { input: 'https://dealer:secret@feed.example' })
    expect(errorText(new Error('The feed cannot be read', { cause }), true)).not.toContain('secret')
  })

  it('is used by the whole command', async () => {
    const folder = await openTemporaryFolder()
    const list = (...args: string[]) =>
      runForecourt(['leads', 'list', ...args], { env: { DATA_DIR: folder } })
    const line = `There are no applications yet: ${join(folder, 'applications.db')} does not exist\n`
    expect(await list()).toMatchObject({ code: 1, stderr: line })
    expect((await list('--verbose')).stderr).toMatch(/\n {4}at .*with-outbox\.ts:\d+/)
  })
})
