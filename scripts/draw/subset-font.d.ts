declare module 'subset-font' {
  /** A copy of `font` with only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'truetype' | 'woff' | 'woff2'
      /** OpenType features; absent: all. */
      keepFeatures?: readonly string[]
      /** Ids of the name table. */
      preserveNameIds?: readonly number[]
    },
  ): Promise<Buffer>
}
