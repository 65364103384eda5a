import type { Spelling } from '../dictionary/dictionaries.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import type { IdColumn } from './id-column.ts'

export type CodeColumn = Uint8Array | Uint16Array | Uint32Array
export type ValueColumn = CodeColumn | Float64Array

/** Records field by field, as documents 0 to size − 1. Never changed once made. */
export interface DocumentColumns {
  size: number
  ids: IdColumn
  /** Documents in the order of their ids. */
  byId: Uint32Array
  /** By field ordinal: dictionary codes of keywords and points; numbers plus one; flags as bits. 0 is absent. */
  fields: readonly ValueColumn[]
}

/** A finished set of records with the meaning of its codes: what an index begins with and a snapshot holds. */
export interface Columns extends DocumentColumns {
  schema: CompiledSchema
  /** By field ordinal; null for fields without a dictionary. */
  dictionaries: readonly (DictionaryWords | null)[]
  /** Of records that spell a keyword differently from its dictionary. */
  spellings: readonly RecordSpellings[]
}

export type RecordSpellings = readonly [id: string, spellings: readonly Spelling[]]

/** The narrowest column for `size` numbers up to `highest`. */
export function createColumn(size: number, highest: number): ValueColumn {
  return highest < 2 ** 32 ? createCodeColumn(size, highest) : new Float64Array(size)
}

export function createCodeColumn(size: number, highest: number): CodeColumn {
  if (highest < 256) return new Uint8Array(size)
  return highest < 65_536 ? new Uint16Array(size) : new Uint32Array(size)
}
