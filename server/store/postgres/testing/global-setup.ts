import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all test files share; its database `postgres` has the tables of the product. */
    postgresUrl: string
  }
}

/** One PostgreSQL server for the whole run. Returns how to stop it. */
export default async function startSharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  await database.close()
  project.provide('postgresUrl', server.url)
  return server.dispose
}
