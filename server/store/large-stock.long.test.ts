import { describe } from 'vitest'
import { testLargeStock } from './contract/large-stock.contract.ts'
import { stockDriver as postgres } from './postgres/contract-drivers.ts'
import { stockDriver as sqlite } from './sqlite/contract-drivers.ts'

describe.each([sqlite, postgres])('the stock on $name', testLargeStock)
