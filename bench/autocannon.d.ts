// The part of autocannon that the benchmarks use: it has no types of its own.
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST'
    path?: string
    body?: string
    headers?: Readonly<Record<string, string>>
    setupRequest?(request: Request): Request
    onResponse?(status: number, body: string): void
  }

  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Of requests, by all connections together. */
    amount?: number
    overallRate?: number
    /** Milliseconds between two looks at whether the run is over. */
    sampleInt?: number
    /** Seconds. */
    timeout?: number
    requests: Request[]
  }

  interface Run extends PromiseLike<{ errors: number }> {
    on(event: 'response', listen: (client: object, status: number, bytes: number, ms: number) => void): void
  }

  export default function autocannon(options: Options): Run
}
