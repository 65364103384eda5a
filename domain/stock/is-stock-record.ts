import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { type StockRecord, stockRecordSchema } from './record.ts'

/**
 * Whether parsing `value` by `stockRecordSchema` would return an equal value. For JSON that `tidyRecord` has seen.
 *
 * zod copies what it parses, which would be the largest part of an import. Ajv compiles the same schema to a check
 * that is five times as fast. See docs/decisions/0008.
 */
export function isStockRecord(value: unknown): value is StockRecord {
  matchesSchema ??= compileSchema()
  return matchesSchema(value)
}

/** Compiled for the first record, because a site that imports nothing does not need it. */
let matchesSchema: ValidateFunction<StockRecord> | undefined

function compileSchema(): ValidateFunction<StockRecord> {
  const schema = z.toJSONSchema(stockRecordSchema, {
    target: 'draft-7',
    override({ jsonSchema }) {
      if (jsonSchema.type !== 'string') return
      // JSON Schema cannot express `trim()`, and Ajv would count the characters of every text for `min(1)`.
      jsonSchema.isTrimmed = true
      if (jsonSchema.minLength === 1) delete jsonSchema.minLength
    },
  })
  const validate = (_: true, text: string) => text !== '' && text.trim() === text
  // Optimising takes longer than all the rest of compiling, and the check is no faster for it.
  const code = { optimize: false }
  const ajv = new Ajv({ code, keywords: [{ keyword: 'isTrimmed', type: 'string', validate }] })
  return ajv.compile<StockRecord>(schema)
}
