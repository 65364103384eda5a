import { AsyncLocalStorage } from 'node:async_hooks'
import { type BaseLogger, type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'
import { errorFields } from './error-fields.ts'

/** The logger of background work. Never log a value of a form. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

const requestIds = new AsyncLocalStorage<string>()

/** Runs `work` for a request: lines that are written meanwhile have its id. */
export function runInRequest<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work)
}

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
    const requestId = requestIds.getStore()
    return requestId === undefined ? {} : { requestId }
  }
  return { http: pino({ level, serializers }, output), work: pino({ level, serializers, mixin }, output) }
}
