import { useEffect, useEffectEvent, useState } from 'react'
import { isVehicleType } from '#domain/stock/vehicle-type.ts'
import type { TypeChoice } from './make-model-choice.ts'

interface EarlyChoice {
  /** Null where the form has no choice of type. */
  type: TypeChoice | null
  make: string
}

/**
 * What the visitor chose while the script was still on its way. React gives the selects their first values back
 * when it takes them over, so they are read during that rendering and `take` is told after it. On a page that
 * came without a document there is nothing to read.
 */
export function useEarlyChoice(ids: { type: string; make: string }, take: (choice: EarlyChoice) => void) {
  const [early] = useState(() => readSelects(ids))
  const takeEarly = useEffectEvent(() => {
    if (early) take(early)
  })
  useEffect(() => takeEarly(), [])
}

function readSelects(ids: { type: string; make: string }): EarlyChoice | null {
  if (typeof document === 'undefined') return null
  const type = document.getElementById(ids.type)
  const make = document.getElementById(ids.make)
  if (!(make instanceof HTMLSelectElement)) return null
  return { type: type instanceof HTMLSelectElement ? typeFrom(type.value) : null, make: make.value }
}

function typeFrom(value: string): TypeChoice {
  return isVehicleType(value) ? value : ''
}
