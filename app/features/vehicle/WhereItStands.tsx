import { MapPin } from 'lucide-react'
import { ServerOnly } from '#app/ui/ServerOnly.tsx'
import { callLink, site } from '#content/site.ts'
import type { Place } from '#domain/stock/listing.ts'
import { DistanceAway } from './DistanceAway.tsx'
import type { RegionMap } from './region-map.ts'
import type { VehicleSite } from './vehicle-site.ts'
import classes from './WhereItStands.module.css'

interface WhereItStandsProps {
  place: Place | null
  /** On the server only. */
  where: VehicleSite | undefined
}

/** The site of the vehicle. The distance from the visitor's postcode is worked out in the browser. */
export function WhereItStands({ place, where }: WhereItStandsProps) {
  return (
    <section aria-labelledby="where" className={classes.where}>
      <h2 id="where">Where to see it</h2>
      {place ? <DistanceAway place={place} /> : null}
      <ServerOnly>{import.meta.env.SSR && where ? <SiteDetails {...where} /> : null}</ServerOnly>
    </section>
  )
}

function SiteDetails(where: VehicleSite) {
  return (
    <div className={classes.details}>
      <div className={classes.words}>
        {where.state === 'branch' ? <BranchWords {...where} /> : <OtherWords town={where.town} />}
      </div>
      {where.map ? <Region {...where.map} /> : null}
    </div>
  )
}

function BranchWords({ branch, directions }: Extract<VehicleSite, { state: 'branch' }>) {
  const { town, street, postcode, hours } = branch
  return (
    <>
      <address className={classes.address}>
        <strong>
          {site.name} {town}
        </strong>
        <br />
        {street}
        <br />
        {town} {postcode}
      </address>
      <dl className={classes.hours}>
        {hours.map(({ days, open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={directions} rel="noopener noreferrer" className={classes.directions}>
          <MapPin aria-hidden size={18} /> Directions in Google Maps
        </a>
      </p>
      <p className={classes.small}>
        Call us on <a href={callLink}>{site.phone.label}</a> before you visit, so that it is ready for you.
      </p>
    </>
  )
}

function OtherWords({ town }: { town: string | null }) {
  return (
    <p>
      {town === null ? 'The stock record does not say where this vehicle is.' : `This vehicle is in ${town}.`}{' '}
      Call us on <a href={callLink}>{site.phone.label}</a> before you visit, and we will tell you where to see
      it.
    </p>
  )
}

function Region({ width, height, centre, sites, towns, rings }: RegionMap) {
  const near = [...sites, ...towns].map(({ name }) => name)
  const label = `Map of ${centre.name} and its surroundings${near.length > 0 ? `: ${near.join(', ')}` : ''}. The rings are ${rings.map(({ miles }) => miles).join(' and ')} miles away.`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={classes.map}>
      {rings.toReversed().map(({ miles, radius }) => (
        <g key={miles}>
          <circle cx={centre.x} cy={centre.y} r={radius} className={classes.ring} />
          <text x={centre.x} y={centre.y + radius - 5} textAnchor="middle" className={classes.miles}>
            {miles} miles
          </text>
        </g>
      ))}
      <g className={classes.towns}>
        {towns.map((town) => (
          <Label key={town.name} {...town} />
        ))}
      </g>
      <g className={classes.sites}>
        {sites.map((each) => (
          <Label key={each.name} {...each} />
        ))}
      </g>
      <path
        d={`M${centre.x} ${centre.y}c-4-7-11-12-11-20a11 11 0 0 1 22 0c0 8-7 13-11 20Z`}
        className={classes.pin}
      />
      <circle cx={centre.x} cy={centre.y - 20} r="4" className={classes.eye} />
      <text x={centre.x} y={centre.y + 15} textAnchor="middle" className={classes.here}>
        {centre.name}
      </text>
    </svg>
  )
}

function Label({ x, y, name, side }: { x: number; y: number; name: string; side: 'start' | 'end' }) {
  return (
    <>
      <circle cx={x} cy={y} r="2.5" />
      <text x={side === 'start' ? x + 6 : x - 6} y={y + 4} textAnchor={side}>
        {name}
      </text>
    </>
  )
}
