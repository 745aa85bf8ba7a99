import { createUseGesture, dragAction } from '@use-gesture/react'
import { type RefObject, useState } from 'react'
import { placeAfterDrag } from '../model/order.ts'

const useGesture = createUseGesture([dragAction])

/** How a row of the list is dragged by its handle; the row follows the finger, and the others wait until it is let go. */
export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<{ at: number; offset: number } | null>(null)

  const bind = useGesture(
    {
      onDrag: ({ args: [at], movement: [, offset], last, canceled }) => {
        const from = Number(at)
        setDragged(last ? null : { at: from, offset })
        if (!last || canceled) return
        const rows = [...(list.current?.children ?? [])]
        const heights = rows.map((row) => row.getBoundingClientRect().height)
        onMove(from, placeAfterDrag(heights, from, offset))
      },
    },
    // The handle has keys of its own.
    { drag: { axis: 'y', filterTaps: true, pointer: { keys: false } } },
  )

  return { bind, dragged }
}
