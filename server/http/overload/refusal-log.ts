import type { FastifyBaseLogger } from 'fastify'

/** Logs all refusals of `seconds` in one line, because a line for each would add to the load. */
export function createRefusalLog(log: FastifyBaseLogger, message: string, seconds = 10): () => void {
  let refused = 0
  return () => {
    refused += 1
    if (refused > 1) return
    const summarise = () => {
      log.warn({ refused, seconds }, message)
      refused = 0
    }
    setTimeout(summarise, seconds * 1_000).unref()
  }
}
