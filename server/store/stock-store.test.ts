import { describe } from 'vitest'
import { testStaffActs } from './contract/staff-acts.contract.ts'
import { testStaffDetails } from './contract/staff-details.contract.ts'
import { testStaffList } from './contract/staff-list.contract.ts'
import { testStaffTogether } from './contract/staff-together.contract.ts'
import { testStockChanges } from './contract/stock-changes.contract.ts'
import { testStockHistory } from './contract/stock-history.contract.ts'
import { testStockList } from './contract/stock-list.contract.ts'
import { testStockMot } from './contract/stock-mot.contract.ts'
import { testStockOverrides } from './contract/stock-overrides.contract.ts'
import { testStockProcesses } from './contract/stock-processes.contract.ts'
import { testStockRemoval } from './contract/stock-removal.contract.ts'
import { testStockStore } from './contract/stock-store.contract.ts'
import { stockDriver as postgres } from './postgres/contract-drivers.ts'
import { stockDriver as sqlite } from './sqlite/contract-drivers.ts'

describe.each([sqlite, postgres])('the stock on $name', (driver) => {
  describe('and its records', () => testStockStore(driver))
  describe('and what leaves it', () => testStockRemoval(driver))
  describe('and its changes', () => testStockChanges(driver))
  describe('and its history', () => testStockHistory(driver))
  describe('and what is set by hand', () => testStockOverrides(driver))
  describe('and the MOT register', () => testStockMot(driver))
  describe('and its list', () => testStockList(driver))
  describe('and acts of staff', () => testStaffActs(driver))
  describe('and fields of a vehicle', () => testStaffDetails(driver))
  describe('and the list of staff', () => testStaffList(driver))
  describe('and two people', () => testStaffTogether(driver))
  describe('and several processes', () => testStockProcesses(driver))
})
