// Seals applications with new keys, one after the other: node rekey-process.ts <DATA_DIR> [DATABASE_URL]
// Prints `begun` before the first, so that it can be killed at any moment after that.
import { changeApplicationKey } from '#server/cli/leads-rekey.ts'

const [dataDir = '', databaseUrl = null] = process.argv.slice(2)
console.log('begun')
for (;;) await changeApplicationKey({ dataDir, applicationKey: null, databaseUrl }, process)
