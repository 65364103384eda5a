import { createColumnBuilder } from '../columns/column-builder.ts'
import type { Columns } from '../columns/columns.ts'
import { packRecords } from '../columns/record-batch.ts'
import type { FacetRecord } from '../schema/query.ts'
import type { Schema } from '../schema/schema.ts'
import { type IndexOptions, openSegments, type SegmentedIndex } from '../segments/segmented-index.ts'
import { runTask } from '../tasks/task.ts'

/** For tests of one folder. Each id once. */
export function buildColumns(schema: Schema, records: readonly FacetRecord[]): Columns {
  const builder = createColumnBuilder(schema)
  builder.add(packRecords(schema, records))
  return runTask(builder.finish())
}

export function buildSegments(
  schema: Schema,
  records: readonly FacetRecord[],
  options?: IndexOptions,
): SegmentedIndex {
  return runTask(openSegments(buildColumns(schema, records), options))
}
