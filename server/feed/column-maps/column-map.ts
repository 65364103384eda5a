import { z } from 'zod'
import { conversionNames } from './conversions.ts'

/** `vehicle.make`; the words that name an object's own machinery are no fields. */
const recordPath = z
  .string()
  .regex(/^[a-z]\w*(\.[a-z]\w*)*$/i)
  .refine((path) => !/(^|\.)(constructor|prototype)(\.|$)/.test(path), 'is not a field of a record')

const columnSchema = z
  .strictObject({
    to: recordPath,
    as: z.enum(conversionNames).default('text'),
    /** Cell text that means another: `{"Lower": "LOW"}`. */
    values: z.record(z.string(), z.string()).optional(),
    /** A file without this column is still of this shape. */
    optional: z.boolean().default(false),
  })
  .refine(({ to, as }) => as !== 'title' || to === 'vehicle', 'a title goes to "vehicle"')

export const columnMapSchema = z.strictObject({
  /** By heading: a path in the stock record, or that and how to read the cell. */
  columns: z.record(
    z.string(),
    z.union([recordPath.transform((to) => columnSchema.parse({ to })), columnSchema]),
  ),
  /** By path in the stock record, for every row; a column that goes there wins. */
  defaults: z.record(recordPath, z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** What a row is that equals an earlier one cell by cell, in a file without ids: another vehicle, or a slip. */
  repeats: z.enum(['keep', 'reject']).default('keep'),
})

/** How the rows of a CSV file become stock records. Data, so that a dealer's own export needs no code. */
export type ColumnMap = z.infer<typeof columnMapSchema>

/** The heading that a record's field was read from; the path itself where no column goes there. */
export function headingOf(map: ColumnMap, path: string): string {
  const entries = Object.entries(map.columns)
  const own = entries.find(
    ([, { to, as }]) =>
      as !== 'title' && (path === to || path.startsWith(`${to}.`) || to.startsWith(`${path}.`)),
  )
  const title = titleFields.has(path) ? entries.find(([, { as }]) => as === 'title') : undefined
  return (own ?? title)?.[0] ?? path
}

const titleFields = new Set(['vehicle.make', 'vehicle.model', 'vehicle.derivative'])
