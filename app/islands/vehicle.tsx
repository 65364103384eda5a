import { hydratePage } from '../entry.client.tsx'
import { VehiclePage, type VehiclePageProps } from '../features/vehicle/VehiclePage.tsx'
import { readCards } from '../features/vehicle-card/served-cards.ts'

// The similar vehicles are read from their cards, so that the document has them once.
hydratePage((page: Omit<VehiclePageProps, 'similar'>) => {
  const similar = readCards(document)
  return <VehiclePage {...page} similar={() => similar} />
})
