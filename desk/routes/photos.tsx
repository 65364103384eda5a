import { data, Link, redirect } from 'react-router'
import { thumbnailOf } from '../../app/features/record/picture.ts'
import { toCardVehicle } from '../../app/features/vehicle-card/card-vehicle.ts'
import { Notice } from '../../app/ui/Notice.tsx'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import { visitContext } from '../context.ts'
import { BuyerCard } from '../files/BuyerCards.tsx'
import { Section } from '../layout/Section.tsx'
import { PhotoDrop } from '../photos/PhotoDrop.tsx'
import { PhotoOrder } from '../photos/PhotoOrder.tsx'
import { readPhotoAct } from '../photos/read-photo-act.ts'
import type { Route } from './+types/photos'
import classes from './photos.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sitePage, work } = context.get(visitContext).services()
  const { photos } = await work()
  const view = await photos.open(params.id)
  if (view === null) throw data(null, { status: 404 })
  const { record, ...rest } = view
  const plate = record.vehicle.registration ?? ''
  return {
    ...rest,
    plate,
    card: toCardVehicle(record),
    sitePage: sitePage(`/vehicles/${encodeURIComponent(params.id)}`),
  }
}

const meanwhile =
  'Somebody has changed these photos meanwhile. Look at them, and press again if it still holds.'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { photos, receivePhotos } = await context.get(visitContext).services().work()
  const page = `/stock/${encodeURIComponent(params.id)}/photos`
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const { faults } = await receivePhotos(request, params.id)
    if (faults.length === 0) throw redirect(page)
    return data({ faults }, { status: 400 })
  }
  const act = readPhotoAct(await request.formData())
  if (act === null) return data({ faults: ['Press one of the buttons.'] }, { status: 400 })
  const done = await photos.act(params.id, act)
  // Away from the form, so that loading the page again does nothing twice.
  if (done.state === 'done') throw redirect(page)
  if (done.state === 'unknown') throw data(null, { status: 404 })
  return data({ faults: [done.state === 'refused' ? done.words : meanwhile] }, { status: 409 })
}

/** Also when nothing was done, because somebody else has changed them. */
export function shouldRevalidate() {
  return true
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Photos, ${loaderData?.card.name ?? 'Vehicle'} · Desk` }]
}

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { id, plate, own, ofFeed, card, sitePage } = loaderData
  const faults = actionData?.faults ?? []
  return (
    <>
      <div>
        <p>
          <Link to={`/stock/${encodeURIComponent(id)}`}>{[card.name, plate].filter(Boolean).join(' ')}</Link>
        </p>
        <h1>Photos</h1>
      </div>
      {/* Says how many there are after each act, also to who does not see them. */}
      <p role="status" className={classes.status}>
        <VisuallyHidden>
          {own.length === 1 ? '1 photo of yours' : `${own.length} photos of yours`}
        </VisuallyHidden>
      </p>
      {faults.map((fault) => (
        <Notice key={fault} tone="error">
          {fault}
        </Notice>
      ))}
      <div className={classes.columns}>
        <div className={classes.work}>
          <PhotoDrop id={id} />
          {own.length > 0 ? (
            <Section title={own.length === 1 ? '1 photo' : `${own.length} photos`}>
              <PhotoOrder photos={own} name={card.name} />
            </Section>
          ) : ofFeed.length > 0 ? (
            <Section
              title={ofFeed.length === 1 ? '1 photo of the feed' : `${ofFeed.length} photos of the feed`}
            >
              <p className={classes.soft}>Your own photos replace them as soon as you add one.</p>
              <ul className={classes.ofFeed}>
                {ofFeed.map((photo, index) => (
                  <li key={photo}>
                    <img
                      src={thumbnailOf({ address: photo, label: '' })}
                      alt={`${card.name}, ${index + 1} of ${ofFeed.length}`}
                      loading="lazy"
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ) : (
            <p className={classes.soft}>There are no photos yet.</p>
          )}
        </div>
        <Section title="What buyers see">
          <BuyerCard vehicle={card} />
          <a href={sitePage} target="_blank" rel="noreferrer">
            Its page on the website
          </a>
        </Section>
      </div>
    </>
  )
}
