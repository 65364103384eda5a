import type { BaseLogger } from 'pino'

/** The logger of background work. Never log a value of a form. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
