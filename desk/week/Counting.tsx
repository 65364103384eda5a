import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Between two looks whether figures are counted, in milliseconds. */
const againMs = 3_000

/** In place of figures that are counted for the first time. With script, they come by themselves. */
export function Counting() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), againMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return <p>They are being counted. Load the page again in a minute, if they do not come by themselves.</p>
}
