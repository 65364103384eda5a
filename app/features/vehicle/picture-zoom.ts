/** How a picture lies in the stage: its scale, and how far its centre is from the stage's, in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const notZoomed: Zoom = { scale: 1, x: 0, y: 0 }

/** A photograph of 1,600 pixels is shown pixel by pixel on a phone at about this scale. */
export const largestScale = 5

/** The scale of a double tap and of the zoom button. */
export const closeScale = 2.5

/**
 * Scales so that the part of the picture at `about` stays there, within what `keepInView` allows.
 *
 * @param about From the centre of the stage.
 */
export function zoomAbout(zoom: Zoom, scale: number, about: Point, picture: Size, stage: Size): Zoom {
  const wanted = Math.min(largestScale, Math.max(1, scale))
  const factor = wanted / zoom.scale
  return keepInView(
    { scale: wanted, x: about.x - (about.x - zoom.x) * factor, y: about.y - (about.y - zoom.y) * factor },
    picture,
    stage,
  )
}

/** Moves the picture so that it shows no empty room beside it that it could fill. */
export function keepInView({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  const room = (length: number, shown: number) => Math.max(0, (length * scale - shown) / 2)
  const [most, mostY] = [room(picture.width, stage.width), room(picture.height, stage.height)]
  return { scale, x: within(x, most), y: within(y, mostY) }
}

function within(value: number, most: number): number {
  // `+ 0` turns -0 into 0.
  return Math.min(most, Math.max(-most, value)) + 0
}

/** The size of a picture that is as large as the stage allows at scale 1. */
export function fittedSize(natural: Size, stage: Size): Size {
  if (natural.width === 0 || natural.height === 0) return stage
  const scale = Math.min(stage.width / natural.width, stage.height / natural.height)
  return { width: natural.width * scale, height: natural.height * scale }
}
