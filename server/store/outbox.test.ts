import { describe } from 'vitest'
import { testOutbox } from './contract/outbox.contract.ts'
import { driver as sqlite } from './sqlite/outbox-driver.ts'

describe.each([sqlite])('the outbox on $name', (driver) => testOutbox(driver))
