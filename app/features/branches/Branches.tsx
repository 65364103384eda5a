import { type Branch, site } from '#content/site.ts'
import classes from './Branches.module.css'
import { BranchHours } from './BranchHours.tsx'
import type { BranchMap } from './branch-map.ts'
import map from './Map.module.css'
import { Dots, Land, Names } from './MapParts.tsx'

/** A map of the branches, then each with its address, hours and directions: all that the map shows is in that list. */
export function Branches({ map }: { map: BranchMap }) {
  return (
    <div className={classes.branches}>
      <Drawing {...map} />
      <ul className={classes.list}>
        {site.branches.map((branch) => (
          <li key={branch.postcode} className={classes.branch}>
            <h3>{branch.name}</h3>
            <address>{`${branch.street}, ${branch.town} ${branch.postcode}`}</address>
            <BranchHours {...branch} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Drawing({ width, height, coasts, dots, names, towns, scale, country }: BranchMap) {
  const [left, bottom] = [12, height - 12]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={mapInWords(site.branches)}
      className={map.map}
    >
      <Land {...coasts} />
      <Dots points={towns} />
      <Names labels={towns} />
      <g className={map.ours}>
        <Dots points={dots} />
        <Names labels={names} />
      </g>
      <path d={`M${left} ${bottom - 5}v5h${scale.length}v-5`} className={map.scale} />
      <text x={left + scale.length / 2} y={bottom - 5} textAnchor="middle">{`${scale.miles} miles`}</text>
      {country ? <Country {...country} /> : null}
    </svg>
  )
}

/** Where in the country the region is. */
function Country({ x, y, width, height, path, region }: NonNullable<BranchMap['country']>) {
  return (
    <g transform={`translate(${x} ${y})`} className={map.country}>
      <rect width={width} height={height} />
      <path d={path} className={map.land} />
      <circle cx={region.x} cy={region.y} r={4} className={map.region} />
    </g>
  )
}

/** "Map of our branches in Leeds and York." */
function mapInWords(branches: readonly Branch[]): string {
  const towns = new Intl.ListFormat('en-GB').format(new Set(branches.map(({ town }) => town)))
  return `Map of our ${branches.length === 1 ? 'branch' : 'branches'} in ${towns}. The addresses follow.`
}
