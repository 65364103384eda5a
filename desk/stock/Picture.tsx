import { ImageOff } from '../../app/ui/icons.ts'
import classes from './Picture.module.css'

/** A small picture of a vehicle; a sign where there is none. */
export function Picture({ address, isLarge = false }: { address: string | null; isLarge?: boolean }) {
  return (
    <span className={isLarge ? classes.large : classes.picture}>
      {address === null ? (
        <ImageOff aria-hidden size={18} />
      ) : (
        <img src={address.replaceAll('{resize}', 'w200')} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}
