/** Records column by column. Stand-in until `facet-index` exports it. */
export interface Rows {
  size: number
  id(row: number): string
  /** By row the position in `labels`; 0 for none. */
  keyword(field: string): { codes: ArrayLike<number>; labels: readonly string[] }
  /** By row; NaN for none. */
  number(field: string): ArrayLike<number>
}
