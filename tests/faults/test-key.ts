/** One key for all processes of a test. */
export const testKey = new Uint8Array(32).fill(9)
