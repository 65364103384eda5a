import { hydratePage } from '../entry.client.tsx'
import { VehiclePage, type VehiclePageProps } from '../features/vehicle/VehiclePage.tsx'

hydratePage((page: VehiclePageProps) => <VehiclePage {...page} />)
