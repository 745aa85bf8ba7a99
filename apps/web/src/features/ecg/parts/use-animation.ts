import { useEffect, useEffectEvent } from 'react'

/** Paints once after every render, and for each frame of the screen while `running`. */
export function useAnimation(paint: () => void, running: boolean): void {
  const paintNow = useEffectEvent(paint)

  useEffect(() => {
    paintNow()
  })

  useEffect(() => {
    if (!running) return undefined

    let handle = requestAnimationFrame(function next() {
      paintNow()
      handle = requestAnimationFrame(next)
    })

    return () => cancelAnimationFrame(handle)
  }, [running])
}
