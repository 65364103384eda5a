import { hydratePage } from '../entry.client.tsx'
import { SearchPage, type SearchPageProps } from '../features/search/SearchPage.tsx'

hydratePage((page: SearchPageProps) => <SearchPage {...page} />)
