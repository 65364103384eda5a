import { describe } from 'vitest'
import { testAlerts } from './contract/alerts.contract.ts'
import { testMissedSearches } from './contract/missed.contract.ts'
import { testOutbox } from './contract/outbox.contract.ts'
import { testOutboxEmails } from './contract/outbox-emails.contract.ts'
import { testOutboxFaults } from './contract/outbox-faults.contract.ts'
import { testOutboxHistory } from './contract/outbox-history.contract.ts'
import { testOutboxDisk, testOutboxPrivacy } from './contract/outbox-privacy.contract.ts'
import { outboxDriver as postgres } from './postgres/contract-drivers.ts'
import { outboxDriver as sqlite } from './sqlite/contract-drivers.ts'

describe.each([sqlite, postgres])('the outbox on $name', (driver) => {
  describe('and deliveries', () => testOutbox(driver))
  describe('with faults', () => testOutboxFaults(driver))
  describe('and personal data', () => testOutboxPrivacy(driver))
  describe('and its history', () => testOutboxHistory(driver))
  describe('and emails', () => testOutboxEmails(driver))
  describe('and alerts', () => testAlerts(driver))
  describe('and searches without results', () => testMissedSearches(driver))
  describe('and its disk', () => testOutboxDisk(driver))
})
