/** Carries on a checksum over bytes whose number is a multiple of 4; begin with `emptyChecksum`. */
export function addToChecksum(checksum: number, bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  let sum = checksum
  for (let i = 0; i < words.length; i++) {
    sum = Math.imul(sum ^ (words[i] as number), 0x9e37_79b1)
    sum ^= sum >>> 15
  }
  return sum >>> 0
}

export const emptyChecksum = 0x811c_9dc5
