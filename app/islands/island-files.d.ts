/** Made by `islands.config.ts`. */
declare module 'virtual:island-files' {
  /** The addresses of an island's script and of the files that it imports. */
  export interface IslandFiles {
    script: string
    imports: readonly string[]
  }

  /** By the names of the modules in `app/islands`. */
  export const islandFiles: Readonly<Record<'search' | 'vehicle' | 'design-system', IslandFiles>>
}
