/** The options of Playwright by which devices differ. */
export interface Device {
  viewport: { width: number; height: number }
  hasTouch?: boolean
  isMobile?: boolean
  deviceScaleFactor?: number
  javaScriptEnabled?: boolean
}

export const desktop: Device = { viewport: { width: 1440, height: 900 } }
export const mobile: Device = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

const byEnding: Readonly<Record<string, Device>> = {
  mobile,
  'no-script': { ...desktop, javaScriptEnabled: false },
}

/** What the name of a file changes of its project's device: of `menu.mobile.spec.ts`, a phone. */
export function deviceOf(file: string): Partial<Device> {
  return byEnding[/\.([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? ''] ?? {}
}
