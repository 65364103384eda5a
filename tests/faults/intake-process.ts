// Stores applications until one cannot be written: node intake-process.ts <applications.db>
// Prints the id of each accepted one, then `unavailable`.
import { pino } from 'pino'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { createLeadIntakes } from '#server/leads/lead-intake.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { testKey } from './test-key.ts'

const [file = ''] = process.argv.slice(2)
const outbox = await openSqliteOutbox(file, testKey)
const { applications: intake } = createLeadIntakes(outbox, {
  enquiryRules: everyEnquiry,
  leadsPerHour: 1_000_000,
  log: pino({ level: 'silent' }),
  onAccepted: () => {},
})
for (;;) {
  const submission = await intake.submit(
    { vehicleId: 'v', vehicleDetails: {}, address1: 'x'.repeat(200) },
    { idempotencyKey: null, whenReused: 'refuse' },
  )
  console.log(submission.state === 'accepted' ? submission.id : submission.state)
  if (submission.state !== 'accepted') break
}
