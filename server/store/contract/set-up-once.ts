import { afterEach, beforeEach } from 'vitest'

let isSetUp = false

/**
 * Fails a test that gets two stores: a contract that is called beside another one, without a `describe` of its own, sets
 * up a store before each test of both. Ten contracts once took ten databases a test.
 */
export function setUpOnce(open: () => Promise<void>, close: () => Promise<void>): void {
  beforeEach(async () => {
    if (isSetUp) throw new Error('Give each contract a describe of its own: this test has a store already')
    isSetUp = true
    await open()
  })
  afterEach(async () => {
    isSetUp = false
    await close()
  })
}
