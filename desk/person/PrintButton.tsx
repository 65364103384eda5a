import { useEffect, useState } from 'react'
import { Button } from '../../app/ui/Button.tsx'

/** Absent without script: the browser's own menu prints too. */
export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false)
  useEffect(() => setCanPrint(true), [])
  return canPrint ? <Button onClick={() => print()}>Print</Button> : null
}
