import { type BaseLogger, type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'
import { errorFields } from './error-fields.ts'
import { currentScope } from './observe/request-scope.ts'

/** The logger of background work. Never log a value of a form. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

export interface Loggers {
  /** Of Fastify, which gives each request a logger with its id. */
  http: Logger
  /** Of everything else. Its lines have the id of the request for which they are written. */
  work: Logger
}

/** Loggers that write to standard output, or to `output`. */
export function createLoggers(
  level: LogLevel,
  output: DestinationStream = destination({ dest: 1, sync: true }),
): Loggers {
  const serializers = { err: errorFields }
  const mixin = () => {
    const scope = currentScope()
    return scope ? { requestId: scope.requestId } : {}
  }
  return { http: pino({ level, serializers }, output), work: pino({ level, serializers, mixin }, output) }
}

/** Runs the start of a process. A failure is logged with its stack, because the command prints the message only. */
export async function logFailedStart<T>(log: Log, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (err) {
    log.error({ err }, 'the start failed')
    throw err
  }
}
