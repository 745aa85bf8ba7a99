import { MS_PER_SECOND } from '@kangban/china-time'
import type { RescueState } from '@kangban/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../../../api/client.ts'
import { currentPlace } from './place.ts'

export interface Telling {
  /** Null until the service has answered. */
  state: RescueState['state'] | 'unreachable' | null
  secondsLeft: number
  contacts: number
  place: 'asking' | 'known' | 'unknown'
  cancel: () => Promise<void>
  retry: () => void
}

/** Asks the service to tell the contacts, adds the place when the phone knows it, and follows how it stands. */
export function useTelling(): Telling {
  const rescueId = useRef('')
  const cancelled = useRef(false)
  const [answer, setAnswer] = useState<RescueState | null>(null)
  const [unreachable, setUnreachable] = useState(false)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [place, setPlace] = useState<Telling['place']>('asking')

  const take = (next: RescueState) => {
    setUnreachable(false)
    // What was asked before may be answered after it was called off.
    if (cancelled.current && next.state === 'waiting') return
    if (next.state === 'cancelled') cancelled.current = true
    setAnswer(next)
    setSecondsLeft(next.secondsLeft)
  }

  const fail = (cause: unknown) => {
    console.warn('the contacts could not be told', cause)
    setUnreachable(true)
  }

  const ask = (input: object = {}) =>
    client.services.startRescue
      .mutate({ rescueId: rescueId.current, ...input })
      .then(take)
      .catch(fail)

  const begin = useEffectEvent(() => {
    // Once: React runs effects twice while it is developed.
    if (rescueId.current) return
    rescueId.current = crypto.randomUUID()
    // Nobody waits for the place: the call for help stands before it is known.
    const started = ask()

    currentPlace().then(
      async (here) => {
        setPlace('known')
        await started
        await ask({ place: here })
      },
      (cause: unknown) => {
        console.warn('the phone did not tell its place', cause)
        setPlace('unknown')
      },
    )
  })

  const isWaiting = answer?.state === 'waiting'

  const tick = useEffectEvent(() => {
    if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1)
    else void ask()
  })

  useEffect(() => begin(), [])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => tick(), MS_PER_SECOND)
    return () => clearInterval(timer)
  }, [isWaiting])

  return {
    state: answer?.state ?? (unreachable ? 'unreachable' : null),
    secondsLeft,
    contacts: answer?.contacts ?? 0,
    place,
    cancel: () =>
      client.services.cancelRescue.mutate({ rescueId: rescueId.current }).then(take).catch(fail),
    retry: () => void ask(),
  }
}
