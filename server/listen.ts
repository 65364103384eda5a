import type { FastifyInstance } from 'fastify'

/**
 * Connections that the kernel queues until they are accepted. Node's default of 511 overflows in a burst, and clients
 * then retry only after a second.
 */
const backlog = 4096

/** @throws {Error} that says what to change when the port cannot be used. */
export async function listen(
  app: FastifyInstance,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string },
): Promise<string> {
  try {
    return await app.listen({ port, host, backlog })
  } catch (cause) {
    throw new Error(explain(cause, { port, host, variable }), { cause })
  }
}

function explain(
  cause: unknown,
  { port, host, variable }: { port: number; host: string; variable: string },
): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const other = port + 1
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another, for example ${variable}=${other}`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023 with ${variable}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one it has`
  return `Cannot listen on ${host}, port ${port}`
}
