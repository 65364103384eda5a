import { openDatabase } from '../open-database.ts'

/** Opens a file with a made-up schema: `node migrate-child.ts FILE MIGRATION…` */
const [file = '', ...migrations] = process.argv.slice(2)
const schema = { applicationId: 77, migrations, withoutBackup: '' }
const db = await openDatabase(file, { schema, synchronous: 'NORMAL', waitMs: 60_000 })
db.close()
