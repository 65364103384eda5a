/** One kind of input of WebDriver's actions, which both protocols write alike: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  actions: readonly Record<string, unknown>[]
}

/** A browser with one tab. What a visitor does goes through `act`, as trusted events. */
export interface Browser {
  /** Loads a document and waits for its `load`. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page. `source` is its text; arguments and result are JSON. */
  call(source: string, args: readonly unknown[]): Promise<unknown>
  act(sources: readonly InputSource[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A PNG of the window, as base64. */
  screenshot(): Promise<string>
  /** What the console has as errors, and errors that no script caught. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run "npm run test:browsers"`)
  return value
}
