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
import { testStockStore } from './contract/stock-store.contract.ts'
import { stockDriver as postgres } from './postgres/contract-drivers.ts'
import { stockDriver as sqlite } from './sqlite/contract-drivers.ts'

describe.each([sqlite, postgres])('the stock on $name', (driver) => {
  testStockStore(driver)
  testStockChanges(driver)
  testStockHistory(driver)
  testStockOverrides(driver)
  testStockMot(driver)
  testStockList(driver)
  testStaffActs(driver)
  testStaffDetails(driver)
  testStaffList(driver)
  testStaffTogether(driver)
  testStockProcesses(driver)
})
