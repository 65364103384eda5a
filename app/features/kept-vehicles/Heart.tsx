/** The id of the drawing, which the header has on every page. */
export const heartId = 'heart'

export function Heart() {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" className="lucide" aria-hidden>
      <use href={`#${heartId}`} />
    </svg>
  )
}
