import { type IslandFiles, islandFiles } from 'virtual:island-files'
import { pageData, pageDataId } from './page-data.ts'
import type { Island } from './route-handle.ts'

interface IslandScriptProps extends Island {
  /** What the loader of the page returned. */
  data: unknown
}

/** The script that hydrates the page, with the data that it needs. */
export function IslandScript({ island, loading: Loading, data }: IslandScriptProps) {
  const { script, imports }: IslandFiles = islandFiles[island]
  return (
    <>
      {Loading ? (
        <template data-loading-vehicle>
          <Loading />
        </template>
      ) : null}
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
