import { expect, it } from 'vitest'
import { canZoomIn, canZoomOut, FIT, MIDDLE, movedBy, zoomedAt } from './zoom.ts'

const BOX = { stage: { width: 300, height: 400 }, picture: { width: 300, height: 200 } }

it('enlarges around a point, which stays where it is', () => {
  const view = zoomedAt(FIT, { factor: 2, point: { x: 100, y: 0 } }, BOX)
  expect(view).toEqual({ scale: 2, x: -100, y: 0 })
  // The point of the picture under (100, 0) before and after.
  expect((100 - view.x) / view.scale).toBe(100)
})

it('is never smaller than the stage nor larger than five times, and says so', () => {
  const largest = zoomedAt(FIT, { factor: 100, point: MIDDLE }, BOX)
  expect([largest.scale, canZoomIn(largest), canZoomOut(largest)]).toEqual([5, false, true])

  const back = zoomedAt(
    movedBy(largest, { x: 500, y: 300 }, BOX),
    { factor: 0.001, point: { x: 9, y: 9 } },
    BOX,
  )

  expect(back).toMatchObject(FIT)
  expect([canZoomIn(FIT), canZoomOut(FIT)]).toEqual([true, false])
})

it('moves only as far as the picture reaches beyond the stage', () => {
  expect(movedBy(FIT, { x: 50, y: 50 }, BOX)).toMatchObject(FIT)
  const twice = { scale: 2, x: 0, y: 0 }
  expect(movedBy(twice, { x: 1000, y: 1000 }, BOX)).toEqual({ scale: 2, x: 150, y: 0 })
})
