import { useEffect, useRef, useState } from 'react'
import { formatPounds } from '#domain/finance/format-money.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Price } from '../../ui/Price.tsx'
import { ApplicationDialog } from '../application/ApplicationDialog.tsx'
import { ApplicationSubmitted } from '../application/ApplicationSubmitted.tsx'
import { ApplyButton } from '../application/ApplyButton.tsx'
import type { ApplicationVehicle } from '../application/application-values.ts'
import { SubmissionFailed } from '../application/SubmissionFailed.tsx'
import { useApplicationWizard } from '../application/use-application-wizard.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { AdvertWords } from './AdvertWords.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { Gallery } from './Gallery.tsx'
import { Overview } from './Overview.tsx'
import type { PriceLine } from './price-line.ts'
import { StockRow } from './StockRow.tsx'
import { VehicleHeading } from './VehicleHeading.tsx'
import classes from './VehiclePage.module.css'
import { VehiclePriceBlock } from './VehiclePriceBlock.tsx'
import type { VehicleView } from './vehicle-view.ts'

export interface VehiclePageProps {
  vehicle: VehicleView
  application: ApplicationVehicle
  mileageNote: { headline: string; basis: string | null } | null
  breadcrumb: readonly { label: string; to?: string }[]
  pricePosition: PriceLine | null
  similar: readonly CardVehicle[]
  pageUrl: string
}

export function VehiclePage(props: VehiclePageProps) {
  const { vehicle, application, mileageNote, pricePosition, breadcrumb, similar, pageUrl } = props
  const [applying, setApplying] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  const wizard = useApplicationWizard(application, () => {
    setSubmitted(true)
    setApplying(false)
  })

  useEffect(() => {
    if (submitted) confirmation.current?.scrollIntoView({ block: 'center' })
  }, [submitted])

  const apply = () => {
    setSubmitted(false)
    setApplying(true)
  }
  const price = vehicle.price.state === 'priced' ? formatPounds(vehicle.price.amount) : null

  return (
    <>
      <Container className={classes.page}>
        <Breadcrumb items={breadcrumb} />
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery name={vehicle.name} pictures={vehicle.pictures} />
          </div>
          <div className={classes.offer}>
            <VehicleHeading {...vehicle} />
            <VehiclePriceBlock price={vehicle.price} position={pricePosition} />
            <div ref={confirmation} className={classes.apply}>
              {submitted ? <ApplicationSubmitted /> : null}
              {wizard.state.sending === 'failed' && !applying ? (
                <SubmissionFailed faults={wizard.state.faults} />
              ) : null}
              <ApplyButton vehicleId={vehicle.id} onApply={apply} size="l" />
            </div>
            <RepresentativeExample />
            <ContactLinks name={vehicle.name} pageUrl={pageUrl} />
          </div>
          <div className={classes.details}>
            <Overview keyFacts={vehicle.keyFacts} specs={vehicle.specs} mileageNote={mileageNote} />
            <AdvertWords description={vehicle.description} features={vehicle.features} />
          </div>
        </div>
        <StockRow heading="Similar vehicles" vehicles={similar} />
      </Container>
      <div className={classes.bar}>
        {price ? <Price amount={price} size="s" /> : <span>Price on application</span>}
        <ApplyButton vehicleId={vehicle.id} onApply={apply} />
      </div>
      <ApplicationDialog
        open={applying}
        onClose={() => setApplying(false)}
        subject={[vehicle.name, price].filter(Boolean).join(', ')}
        wizard={wizard}
      />
    </>
  )
}
