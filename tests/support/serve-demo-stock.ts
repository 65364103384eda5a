import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'

// A process of its own, because a dealer's facts are read once: those of FORECOURT_DEALER. Prints its address.
const site = await openTestApp({ stock: [...makeDemoStock({ count: 300 })] })
console.log(await site.app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => site.close())
