import { useEffect, useRef } from 'react'
import { hush, say } from '../../../shared/ui/controls/speech.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { spokenOf } from './spoken-countdown.ts'

/** Says aloud what to do and how long it still takes, for who looks at the hands and not at the screen. */
export function useSpokenCountdown(live: LiveSnapshot, wanted: boolean): void {
  const before = useRef<LiveSnapshot | null>(null)

  useEffect(() => {
    const text = wanted ? spokenOf(live, before.current) : null
    before.current = live
    if (text !== null) say(text)
  }, [live, wanted])

  useEffect(() => hush, [])
}
