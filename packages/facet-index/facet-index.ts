// The public API of the package; nothing else is exported.
export { type ColumnBuilder, createColumnBuilder } from './columns/column-builder.ts'
export type { Columns } from './columns/columns.ts'
export { packRecords, type RecordBatch, transferablesOf } from './columns/record-batch.ts'
export { type Rows, rowsOf, withKeyword, withNumber } from './columns/rows.ts'
export { createFacetIndex, type FacetIndex, openFacetIndex } from './create-facet-index.ts'
export {
  commonestSpelling,
  compareCodeUnits,
  compareWords,
  longestWord,
  tidyWord,
  wordKey,
  wordLabel,
} from './dictionary/words.ts'
export { plainWord } from './dictionary/words-of-keywords.ts'
export { milesBetween } from './schema/point.ts'
export {
  type Exclusion,
  type FacetRecord,
  type Facets,
  type FacetValue,
  type Filter,
  type Filters,
  isRange,
  type Query,
  type RangeQuestion,
  type WordsFilter,
} from './schema/query.ts'
export type { Band, Field, Point, Range, Schema, Sort } from './schema/schema.ts'
export type { IndexOptions } from './segments/segmented-index.ts'
export { loadSnapshot, saveSnapshot, tagOfSnapshot } from './snapshot/snapshot.ts'
export { inBatches, runTask, type Task } from './tasks/task.ts'
