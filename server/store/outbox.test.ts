import { describe } from 'vitest'
import { testOutbox } from './contract/outbox.contract.ts'
import { testOutboxEmails } from './contract/outbox-emails.contract.ts'
import { testOutboxFaults } from './contract/outbox-faults.contract.ts'
import { testOutboxDisk, testOutboxPrivacy } from './contract/outbox-privacy.contract.ts'
import { driver as postgres } from './postgres/outbox-driver.ts'
import { driver as sqlite } from './sqlite/outbox-driver.ts'

describe.each([sqlite, postgres])('the outbox on $name', (driver) => {
  testOutbox(driver)
  describe('with faults', () => testOutboxFaults(driver))
  describe('and personal data', () => testOutboxPrivacy(driver))
  describe('and emails', () => testOutboxEmails(driver))
  describe('and its disk', () => testOutboxDisk(driver))
})
