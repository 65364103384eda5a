import { addressOf } from '../record/picture.ts'
import type { CardVehicle } from './card-vehicle.ts'
import classes from './VehicleCard.module.css'

/**
 * The vehicles of the cards in `root`, as far as the cards show them: a distance is read as the town.
 */
export function readCards(root: ParentNode): CardVehicle[] {
  return [...root.querySelectorAll(`.${classes.card}`)].map(readCard)
}

function readCard(card: Element): CardVehicle {
  const within = (name: string | undefined) => card.querySelector(`.${name}`)
  const textOf = (name: string | undefined) => within(name)?.textContent ?? ''
  const link = within(classes.link)
  const [price, vatStatus] = within(classes.prices)?.firstElementChild?.children ?? []
  const [facts = [], work = []] = [...card.querySelectorAll(`.${classes.facts}`)].map(textsOf)
  const [year = '', mileage = '', transmission = '', fuel = ''] = facts
  const financed = within(classes.monthly)?.getAttribute('data-financed')
  const image = within(classes.picture)?.querySelector('img')
  const shown = {
    // These two come after a space.
    derivative: textOf(classes.derivative).slice(1),
    vatStatus: vatStatus?.textContent?.slice(1) ?? '',
    monthly: textOf(classes.monthly),
    town: textOf(classes.place),
    picture: image ? pictureOf(image) : '',
    praise: textOf(classes.praise),
  }
  return {
    id: idOf(link?.getAttribute('href') ?? ''),
    name: link?.firstChild?.textContent ?? '',
    price: price?.textContent ?? '',
    facts: [year, mileage, transmission, fuel],
    ...Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== '')),
    ...(financed ? { financed: Number(financed) } : {}),
    ...(work.length > 0 ? { work } : {}),
    ...(within(classes.badge) ? { reserved: true } : {}),
  }
}

/** The inverse of `urls.vehicle`. */
function idOf(address: string): string {
  const [path = ''] = address.split('?')
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
}

function pictureOf(image: Element): string {
  const srcSet = image.getAttribute('srcset')
  return addressOf({ src: image.getAttribute('src') ?? '', ...(srcSet === null ? {} : { srcSet }) })
}

function textsOf(list: Element): string[] {
  return [...list.children].map(({ textContent }) => textContent ?? '')
}
