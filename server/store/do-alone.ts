/** Stops what was started. */
export type Stop = () => Promise<void> | void

/** Work that one process at a time does for all that share the stores. */
export type Job = 'poll-feed' | 'erase-leads' | 'report-leads' | 'send-alerts' | 'ask-mot'

/**
 * Calls `start` as soon as no other process does this job, and what it returned when this process must no longer do it.
 * The returned function ends both.
 */
export type DoAlone = (job: Job, start: () => Stop) => Stop

/** For tests of a single process. */
export const doAtOnce: DoAlone = (_job, start) => start()
