import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { classNames } from './class-names.ts'
import factsStyle from './Facts.module.css'
import { Price } from './Price.tsx'
import quietLink from './QuietLink.module.css'
import classes from './VehicleCard.module.css'

/** The words of a card. */
interface CardWords {
  name: string
  derivative?: string
  /** "£12,495". */
  price: string
  vatNote?: string
  monthly?: string
  /** Set where `monthly` is for a price. */
  withVat?: number
  facts: readonly string[]
  /** Of vans and trucks. */
  work?: readonly string[]
  reserved?: true
}

interface VehicleCardLookProps {
  vehicle: CardWords
  /** Where the whole card leads. Absent: it is no link. */
  to?: string
  picture: ReactNode
  /** On the picture: "Great price". */
  praise?: string | undefined
  /** The terms of the monthly figure. */
  terms?: string | undefined
  /** Facts beside those of every vehicle. */
  more?: readonly string[]
  place?: string | undefined
  /** A line below the facts. */
  note?: string | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** How a vehicle looks among results. */
export function VehicleCardLook(props: VehicleCardLookProps) {
  const { vehicle, to, picture, praise, terms, more = [], place, note, children } = props
  const { name, derivative, price, vatNote, monthly, withVat, facts, work, reserved } = vehicle
  const title = (
    <>
      {name}
      {derivative ? <span className={classes.derivative}>{` ${derivative}`}</span> : null}
    </>
  )
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {picture}
        {reserved ? (
          <span className={classes.badge}>
            <Badge tone="amber">Reserved</Badge>
          </span>
        ) : null}
        {praise ? (
          <span className={classes.praise}>
            <Badge tone="accent">{praise}</Badge>
          </span>
        ) : null}
      </div>
      <div className={classes.words}>
        <h3 className={classes.heading}>
          {to === undefined ? (
            title
          ) : (
            <a href={to} className={classNames(quietLink.whole, classes.link)}>
              {title}
            </a>
          )}
        </h3>
        <div className={classNames(classes.prices, work && classes.ofWork)}>
          <Price amount={price} note={vatNote} size={monthly ? 'm' : 's'} />
          {monthly ? (
            <p className={classes.monthly} data-financed={withVat}>
              {monthly}
            </p>
          ) : null}
          {monthly && terms ? (
            <p className={classes.monthly} data-terms>
              {terms}
            </p>
          ) : null}
        </div>
        <Facts facts={facts} />
        {work ? <Facts facts={work} /> : null}
        {more.length > 0 ? <Facts facts={more} /> : null}
        {place ? <p className={classes.place}>{place}</p> : null}
        {note ? <p className={classes.note}>{note}</p> : null}
      </div>
      {children}
    </article>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={factsStyle.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
