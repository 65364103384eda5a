export type Values = Readonly<
  Record<string, string | number | null | Uint8Array | readonly string[] | readonly (Uint8Array | null)[]>
>

export type Row = Record<string, unknown>

/** One statement with named parameters, such as `:now`. Returns its rows, those of RETURNING included. */
export type Query = (sql: string, values?: Values) => Promise<Row[]>
