import type { BaseLogger } from 'pino'

/** What work beside the answers needs of a logger. No value of a form ever goes into it. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
