import { type Command, CommanderError } from 'commander'
import { diskAdvice } from '../store/disk-advice.ts'
import type { CommandIo } from './command-io.ts'

/**
 * The error handler of every command. `work` returns the exit code, or nothing for 0. What it throws becomes one line on
 * standard error, with stacks and causes after it under `--verbose` or when nobody has worded it, and exit code 1. Wrong usage is commander's to report.
 */
export function runCommand<Args extends unknown[]>(
  io: Pick<CommandIo, 'stderr' | 'exitCode'>,
  work: (...args: Args) => Promise<number> | Promise<void>,
) {
  return async function action(this: Command, ...args: Args): Promise<void> {
    try {
      const code = await work(...args)
      io.exitCode = typeof code === 'number' ? code : 0
    } catch (error) {
      if (error instanceof CommanderError) throw error
      // `leads export - | head` has what it wanted.
      if (isClosedPipe(error)) return
      io.stderr.write(errorText(error, isVerbose(this)))
      io.exitCode = 1
    }
  }
}

/**
 * Drops what is written after the reader of a pipe has ended, as in `leads list | head`. The command goes on, because it
 * may be writing to the stock.
 */
export function allowClosedPipes({ stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr])
    stream.on('error', (error) => {
      if (!isClosedPipe(error)) throw error
    })
}

function isClosedPipe(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EPIPE' &&
    'syscall' in error &&
    error.syscall === 'write'
  )
}

/** Adds the flag to the whole command: it may be given before or after the name of a subcommand. */
export function addVerboseOption(program: Command): Command {
  return program.option('--verbose', 'print the stacks and causes of an error, not only its message')
}

export function isVerbose(command: Command): boolean {
  return command.optsWithGlobals<{ verbose?: true }>().verbose === true
}

/** Messages and stacks only: other properties of an error may hold a password or an applicant's data. */
export function errorText(error: unknown, verbose: boolean): string {
  const advice = diskAdvice(error)
  const isNew = advice !== null && !messageOf(error).includes(advice)
  const lines = [
    messageOf(error),
    ...(isNew ? [advice] : []),
    ...(verbose || isUnworded(error) ? stacksOf(error) : []),
  ]
  return `${lines.join('\n')}\n`
}

/** An error of the language or of a database, such as "no such index": without its stack the log of a service says too little. */
function isUnworded(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
  )
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function stacksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const known = causes.filter((cause) => cause !== undefined)
  return [error.stack ?? error.message, ...known.flatMap((cause) => ['Caused by:', ...stacksOf(cause)])]
}
