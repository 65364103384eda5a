import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the server that all test files share: see `sharedPostgres`. */
    postgresAt: string
  }
}

/** One PostgreSQL server for the whole run, from the first test that asks for it. Returns how to stop it. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | null = null
  const door = createServer((_request, response) => {
    server ??= startWithTables()
    server.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  project.provide('postgresAt', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await server?.catch(() => null))?.dispose()
  }
}

/** Its database `postgres` has the tables of the product. */
async function startWithTables(): Promise<PostgresServer> {
  const server = await startPostgres()
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  await database.close()
  return server
}
