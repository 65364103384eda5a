// The parts of the peers that the benchmarks use. They are installed only for a measurement, in bench/node_modules, and the
// types of the benchmarks must be checked without them.

declare module '@duckdb/node-api' {
  interface DuckDBAppender {
    appendNull(): void
    appendVarchar(value: string): void
    appendDouble(value: number): void
    appendBigInt(value: bigint): void
    appendInteger(value: number): void
    endRow(): void
    closeSync(): void
  }
  interface DuckDBConnection {
    run(sql: string): Promise<unknown>
    runAndReadAll(sql: string): Promise<{ getRows(): (string | number | bigint | null)[][] }>
    createAppender(table: string): Promise<DuckDBAppender>
    closeSync(): void
  }
  export const DuckDBInstance: {
    create(path: string, options: Record<string, string>): Promise<{ connect(): Promise<DuckDBConnection> }>
  }
}

declare module '@orama/orama' {
  type Database = object
  export function create(options: { schema: Record<string, 'enum' | 'number' | 'string'> }): Database
  export function insertMultiple(database: Database, documents: object[], batchSize: number): Promise<unknown>
  export function search(
    database: Database,
    query: {
      term: string
      where: Record<string, object>
      facets: Record<string, object>
      limit: number
      offset: number
      sortBy: { property: string; order: 'ASC' | 'DESC' }
    },
  ): Promise<{ count: number }>
}

declare module 'roaring-wasm' {
  export function roaringLibraryInitialize(): Promise<void>
  export class RoaringBitmap32 {
    static fromRange(from: number, to: number): RoaringBitmap32
    constructor(values?: Iterable<number>)
    readonly size: number
    has(value: number): boolean
    clone(): RoaringBitmap32
    andInPlace(other: RoaringBitmap32): this
    orInPlace(other: RoaringBitmap32): this
    andCardinality(other: RoaringBitmap32): number
    toUint32Array(): Uint32Array
  }
}
