import { build } from './build-if-changed.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'

await main(async () => {
  await install()
  await build()
})
