// Sends alerts until it is killed: node alerts-process.ts <driver module> <outbox> <stock> <port of the mail server>
import { pino } from 'pino'
import { startAlertWork } from '#server/alerts/start-alert-work.ts'
import type { OutboxDriver, StockDriver } from '#server/store/contract/drivers.ts'
import { doAtOnce } from '#server/store/do-alone.ts'

const [module = '', outboxPlace = '', stockPlace = '', port = ''] = process.argv.slice(2)
const drivers = (await import(module)) as { outboxDriver: OutboxDriver; stockDriver: StockDriver }
const outbox = await drivers.outboxDriver.open(outboxPlace)
const stock = await drivers.stockDriver.open(stockPlace)
startAlertWork(outbox.alerts, {
  smtp: { smtpUrl: `smtp://127.0.0.1:${port}`, allowsPlain: false },
  sender: { name: 'Pierhead', address: 'website@pierhead.example' },
  publicUrl: 'https://www.pierhead.example',
  emailFoot: [],
  stock,
  doAlone: doAtOnce,
  log: pino({ level: 'silent' }),
  everyMs: 10,
  backoff: { firstMs: 10, longestMs: 50 },
})
console.log('ready')
