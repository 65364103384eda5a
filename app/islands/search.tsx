import { hydratePage } from '../entry.client.tsx'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { completeView, type LoadedSearch } from '../features/search/served-controls.ts'

hydratePage((loaded: LoadedSearch) => <SearchPage view={completeView(loaded)} />)
