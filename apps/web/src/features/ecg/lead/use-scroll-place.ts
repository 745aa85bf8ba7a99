import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { placeOf, secondsAt, type StripLayout } from '../../../shared/ecg-paper/strip-layout.ts'

interface ScrollWish {
  layout: StripLayout
  focus: { seconds: number } | null
}

/** Keeps the second in the middle of the view where it is when the scale changes, and brings `focus` there. */
export function useScrollPlace(
  scroller: RefObject<HTMLElement | null>,
  { layout, focus }: ScrollWish,
): void {
  const middle = useRef<number | null>(null)

  useLayoutEffect(() => {
    const target = scroller.current
    if (!target) return undefined

    const scrollTo = (seconds: number) => {
      target.scrollTo({ left: placeOf(seconds, layout).x - target.clientWidth / 2 })
    }

    // Untouched, the strip shows its beginning with the calibration pulse.
    if (middle.current !== null) scrollTo(middle.current)

    const remember = () => {
      middle.current = secondsAt({ row: 0, x: target.scrollLeft + target.clientWidth / 2 }, layout)
    }

    target.addEventListener('scroll', remember, { passive: true })
    return () => target.removeEventListener('scroll', remember)
  }, [scroller, layout])

  const bring = useEffectEvent((seconds: number) => {
    const target = scroller.current

    target?.scrollTo({
      left: placeOf(seconds, layout).x - target.clientWidth / 2,
      behavior: 'smooth',
    })
  })

  // Only when another place is asked for, not when the scale changes.
  useEffect(() => {
    if (focus) bring(focus.seconds)
  }, [focus])
}
