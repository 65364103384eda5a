import { z } from 'zod'
import { conversionNames } from './conversions.ts'

/** `vehicle.make`. Names with a meaning in JavaScript, such as `constructor`, are refused. */
const recordPath = z
  .string()
  .regex(/^[a-z]\w*(\.[a-z]\w*)*$/i)
  .refine((path) => !/(^|\.)(constructor|prototype)(\.|$)/.test(path), 'is not a field of a record')

export const columnSchema = z
  .strictObject({
    to: recordPath,
    as: z.enum(conversionNames).default('text'),
    /** Replaces the text of a cell: `{"Lower": "LOW"}`. */
    values: z.record(z.string(), z.string()).optional(),
    /** Of pictures or equipment: what stands between two of a cell. */
    separator: z.string().min(1).max(10).optional(),
    /** Of a mileage: the column that says the unit of each cell, "km" or "miles". */
    unit: z.string().min(1).optional(),
    /** The file may lack this column. */
    optional: z.boolean().default(false),
  })
  .refine(({ to, as }) => as !== 'title' || to === 'vehicle', 'a title goes to "vehicle"')
  .refine(
    ({ as, unit }) => unit === undefined || as === 'miles' || as === 'kilometres',
    'only miles have a "unit"',
  )

export const columnMapSchema = z.strictObject({
  /** By heading: a path in the stock record, or an object with the path and how to read the cell. */
  columns: z.record(
    z.string(),
    z.union([recordPath.transform((to) => columnSchema.parse({ to })), columnSchema]),
  ),
  /** Values for every row, by path in the stock record. A column with the same path takes precedence. */
  defaults: z.record(recordPath, z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** In a file without ids, the columns that tell a vehicle from all others and stay the same: its registration. */
  identify: z.array(z.string()).default([]),
  /** Columns that are left out on purpose: others that look like fields are reported, or the file is refused. */
  ignore: z.array(z.string()).default([]),
  /** Makes that titles may begin with, in addition to the known ones. */
  makes: z.array(z.string()).default([]),
  /** In a file without ids, whether a row that equals an earlier one in every cell is another vehicle or a mistake. */
  repeats: z.enum(['keep', 'reject']).default('keep'),
  /** Whether a file whose last line does not end may be whole: some programs never end it. */
  lastLineEnd: z.enum(['required', 'optional']).default('required'),
})

/** How the rows of a CSV file become stock records. It is data, so that a dealer's own export needs no code. */
export type ColumnMap = z.infer<typeof columnMapSchema>

/** How a column is read; undefined when it is left out. A heading may be "constructor", which every object has. */
export function columnOf(
  { columns }: Pick<ColumnMap, 'columns'>,
  heading: string,
): ColumnMap['columns'][string] | undefined {
  return Object.hasOwn(columns, heading) ? columns[heading] : undefined
}

/** The heading of the column that a field was read from; the path itself when there is none. */
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
