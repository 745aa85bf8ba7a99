import { type Frame, nextScale, panned, scaled, type View, visibleSeconds } from './view.ts'

type Move = (view: View, frame: Frame) => View

/** Part of the view by which an arrow key moves, with Shift the whole. */
const KEY_PART = 0.25

const by =
  (views: number): Move =>
  (view, frame) =>
    panned(view, frame, views * visibleSeconds(view, frame) * view.pxPerSecond)

const zoom =
  (direction: 'in' | 'out'): Move =>
  (view, frame) =>
    scaled(view, frame, { pxPerSecond: nextScale(view, frame, direction) })

const MOVES: Readonly<Record<string, Move>> = {
  PageUp: by(-1),
  PageDown: by(1),
  Home: by(-Infinity),
  End: by(Infinity),
  '+': zoom('in'),
  '=': zoom('in'),
  '-': zoom('out'),
}

/** What a key does to the view, undefined for keys of other use. */
export function keyMove(key: string, shift: boolean): Move | undefined {
  if (key === 'ArrowLeft') return by(shift ? -1 : -KEY_PART)
  return key === 'ArrowRight' ? by(shift ? 1 : KEY_PART) : MOVES[key]
}
