import { useEffect, useRef } from 'react'
import { Notice } from '../../app/ui/Notice.tsx'

/** Why a form was not kept, brought into view: the button that was pressed may be far below. Nothing without an answer. */
export function Refused({ answer }: { answer: { advice: string } | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!answer) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  if (!answer) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" role="alert" title={answer.advice} />
    </div>
  )
}
