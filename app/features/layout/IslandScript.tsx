import { type IslandFiles, islandFiles } from 'virtual:island-files'
import { LoadingVehicle } from './LoadingVehicle.tsx'
import { pageData, pageDataId } from './page-data.ts'
import type { IslandName } from './route-handle.ts'

interface IslandScriptProps {
  island: IslandName
  /** What the loader of the page returned. */
  data: unknown
}

/** The script that hydrates the page, with the data that it needs. */
export function IslandScript({ island, data }: IslandScriptProps) {
  const { script, imports }: IslandFiles = islandFiles[island]
  return (
    <>
      <template data-loading-vehicle>
        <LoadingVehicle />
      </template>
      <script type="application/json" id={pageDataId}>
        {pageData(data)}
      </script>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={script} />
    </>
  )
}
