import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedSize, keepInView, largestScale, notZoomed, zoomAbout } from './picture-zoom.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 300 }

describe('zooming a picture', () => {
  it('keeps the part under the finger where it is', () => {
    const zoom = zoomAbout(notZoomed, 4, { x: 100, y: 20 }, picture, stage)
    expect(zoom).toEqual({ scale: 4, x: -300, y: -60 })
  })

  it('comes back to the middle at scale 1', () => {
    const zoomed = zoomAbout(notZoomed, 4, { x: 100, y: 20 }, picture, stage)
    expect(zoomAbout(zoomed, 0.2, { x: -50, y: 0 }, picture, stage)).toEqual(notZoomed)
  })

  it('does not move a side that the stage shows whole', () => {
    expect(keepInView({ scale: 2, x: 500, y: 500 }, picture, stage)).toEqual({ scale: 2, x: 200, y: 0 })
  })

  it('never leaves the picture out of view, whatever is pinched', () => {
    const far = fc.integer({ min: -2_000, max: 2_000 })
    const scale = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ scale, x: far, y: far })), (pinches) => {
        let zoom = notZoomed
        for (const { scale, ...about } of pinches) zoom = zoomAbout(zoom, scale, about, picture, stage)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(largestScale)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((picture.width * zoom.scale - stage.width) / 2 + 1e-9)
      }),
    )
  })
})

it.each([
  [
    { width: 1600, height: 1200 },
    { width: 400, height: 300 },
  ],
  [
    { width: 300, height: 1200 },
    { width: 200, height: 800 },
  ],
  [{ width: 0, height: 0 }, stage],
])('a picture of %o fits as %o', (natural, fitted) => expect(fittedSize(natural, stage)).toEqual(fitted))
