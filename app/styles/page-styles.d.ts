/** Made by `page-styles.config.ts`. */
declare module 'virtual:page-styles' {
  /**
   * The styles of each route by its module in React Router's manifest, and of all error pages as `errors`. What the root
   * has is left out of the others, which follow it.
   */
  export const pageStyles: Readonly<Record<string, string>>

  /** The address of the rules that no first paint needs, of all pages: what is opened later, and print. */
  export const laterStyles: string
}
