// A delivery worker as a child process: node worker-process.ts <applications.db> <lead service> <lease, ms>
import { pino } from 'pino'
import { deliverLeads } from '#server/leads/deliver-leads.ts'
import { createLeadService } from '#server/leads/lead-service.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { testKey } from './test-key.ts'

const [file = '', url = '', leaseMs = ''] = process.argv.slice(2)
const outbox = await openSqliteOutbox(file, testKey)
deliverLeads(outbox, createLeadService({ url, token: null, publicUrl: null, timeoutMs: 240_000 }), {
  log: pino({ level: 'silent' }),
  backoff: { firstMs: 10, longestMs: 40 },
  pollMs: 10,
  leaseMs: Number(leaseMs),
})
console.log('ready')
