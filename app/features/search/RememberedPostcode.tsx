import { useEffect, useState } from 'react'
import textStyle from '#app/ui/TextStyle.module.css'
import { recallPostcode } from '../recent-results/tab-postcode.ts'
import classes from './FilterField.module.css'

interface RememberedPostcodeProps {
  onUse: (postcode: string) => void
}

/** Asks before the postcode that the tab remembers is sent; nothing without one. It is never in the served document. */
export function RememberedPostcode({ onUse }: RememberedPostcodeProps) {
  const [postcode, setPostcode] = useState('')
  useEffect(() => setPostcode(recallPostcode()), [])
  if (postcode === '') return null
  return (
    <div className={classes.remembered}>
      <button type="button" className={classes.more} onClick={() => onUse(postcode)}>
        {`Measure from ${postcode}`}
      </button>
      <p className={textStyle.note}>You typed it earlier. It will be in this page’s address.</p>
    </div>
  )
}
