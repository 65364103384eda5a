import { type Branch, callLink, site } from '#content/site.ts'
import { BranchHours } from '../branches/BranchHours.tsx'
import map from '../branches/Map.module.css'
import { Dots, Land, Names } from '../branches/MapParts.tsx'
import type { RegionMap } from '../branches/region-map.ts'
import type { ServedVehicleData } from './load-vehicle.ts'
import classes from './VehicleSections.module.css'

/** The site of the vehicle, with a map. */
export function VehiclePlace({ branch, town, map }: ServedVehicleData['where']) {
  return (
    <div className={classes.place}>
      <div className={classes.section}>
        {branch ? <BranchWords {...branch} /> : <OtherWords town={town} />}
      </div>
      {map ? <Region {...map} /> : null}
    </div>
  )
}

function BranchWords(branch: Branch) {
  const { name, town, street, postcode } = branch
  return (
    <>
      <address>
        <strong>{`${site.name} ${name}`}</strong>
        <br />
        {street}
        <br />
        {`${town} ${postcode}`}
      </address>
      <BranchHours {...branch} />
      <p className={classes.soft}>
        Call us on <a href={callLink}>{site.phone.label}</a> before you visit, and we will have the vehicle
        ready.
      </p>
    </>
  )
}

function OtherWords({ town }: { town: string | null }) {
  return (
    <p>
      {town === null ? 'Our records do not say where this vehicle is.' : `This vehicle is in ${town}.`} Call
      us on <a href={callLink}>{site.phone.label}</a> before you visit, and we will tell you where to see it.
    </p>
  )
}

function Region({ width, height, coasts, centre, sites, towns, rings }: RegionMap) {
  const near = [...sites, ...towns].map(({ name }) => name)
  const text = `Map of ${centre.name} and its surroundings${near.length > 0 ? `: ${near.join(', ')}` : ''}. The rings are ${rings.map(({ miles }) => miles).join(' and ')} miles away.`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text} className={map.map}>
      <Land {...coasts} />
      <g className={map.rings}>
        {rings.map(({ miles, radius, label }) => (
          <g key={miles}>
            <circle cx={centre.x} cy={centre.y} r={radius} />
            {label ? (
              <text x={label.x} y={label.y + 3} textAnchor="middle">
                {`${miles} miles`}
              </text>
            ) : null}
          </g>
        ))}
      </g>
      <Dots points={towns} />
      <Names labels={towns} />
      <g className={map.ours}>
        <Dots points={sites} />
        <Names labels={sites} />
        <path
          d={`M${centre.x} ${centre.y}c-4-7-11-12-11-20a11 11 0 0 1 22 0c0 8-7 13-11 20Z`}
          className={map.pin}
        />
        <text x={centre.x} y={centre.y + 15} textAnchor="middle">
          {centre.name}
        </text>
      </g>
    </svg>
  )
}
