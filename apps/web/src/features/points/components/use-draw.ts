import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { COPY } from '../copy.ts'
import { drawState } from '../model/activity-state.ts'
import { forgetPendingDraw, keepPendingDraw, type PendingDraw } from '../model/pending-draw.ts'
import type { Activity, Prize } from '../model/points-answer.ts'
import { sectorOf, SPIN_MS, STILL_MS, turnTo } from '../model/wheel.ts'

/** `lost`: sent, and no answer came. `turning`: the answer is there, and the wheel goes to it. */
export type DrawPhase = 'idle' | 'asking' | 'lost' | 'turning' | 'over'

interface Drawing {
  phase: DrawPhase
  /** Nothing moves. */
  quiet: boolean
  degrees: number
  /** Of the draw; what cash is redeemed by. */
  id: string | null
  /** Null for one that is not on the wheel. */
  prize: Prize | null
}

interface DrawInput {
  id: string
  acitivityType: string
}

export interface DrawOf {
  activity: Activity
  remain: number | null
  prizes: readonly Prize[]
  /** A draw that was sent before. */
  resumed: PendingDraw | null
}

const newKey = () => crypto.randomUUID()

/** The balance last, so that it does not tell what was won while the wheel turns. */
const refreshLists = () =>
  Promise.all([
    queryClient.invalidateQueries(api.points.listPointRecords.queryFilter()),
    queryClient.invalidateQueries(api.points.listWinners.queryFilter()),
  ])

const refreshPoints = () => queryClient.invalidateQueries(api.points.getPoints.queryFilter())

/** One draw after another of an activity: asked for, found again where the network was lost, turned to, over. */
export function useDraw({ activity, remain, prizes, resumed }: DrawOf) {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const [key, setKey] = useState(() => resumed?.idempotencyKey ?? newKey())

  const [drawing, setDrawing] = useState<Drawing>({
    phase: resumed ? 'lost' : 'idle',
    quiet: true,
    degrees: 0,
    id: null,
    prize: null,
  })

  const { phase, quiet } = drawing

  const draw = useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: DrawInput; idempotencyKey: string }) =>
      client.points.draw.mutate(input, { context: { idempotencyKey } }),
    onSuccess: (answer) => {
      forgetPendingDraw()
      void refreshLists()
      const prizeId = answer?.prizeId ?? null
      const prize = prizes.find((one) => one.prizeId === prizeId) ?? null
      if (!prize) console.warn('the prize that was drawn is not on the wheel')
      const sector = sectorOf(prizes, prizeId)

      setDrawing((before) => ({
        ...before,
        phase: 'turning',
        degrees: turnTo(sector, prizes.length, before.degrees),
        id: answer?.id ?? null,
        prize,
      }))
    },
    onError: ({ data }: { data?: { failure: { transport?: string } } | null }) => {
      const lost = !data || Boolean(data.failure.transport)
      // An answer that refuses ends the draw; without one it may have been made.
      if (!lost) forgetPendingDraw()
      setDrawing((before) => ({ ...before, phase: lost ? 'lost' : 'idle' }))
      void refreshPoints()
    },
  })

  useEffect(() => {
    if (phase !== 'turning') return undefined

    const timer = setTimeout(
      () => {
        setDrawing((before) => ({ ...before, phase: 'over' }))
        void refreshPoints()
      },
      quiet ? STILL_MS : SPIN_MS,
    )

    return () => clearTimeout(timer)
  }, [phase, quiet])

  // Also for whoever closes it before the wheel stands.
  useEffect(() => () => void refreshPoints(), [])

  const ask = (idempotencyKey: string) => {
    const { id, activityType } = activity
    if (id === null || activityType === null) return
    // Where no key is known, a second call would be a second draw.
    if (!isDocumentedOnly())
      keepPendingDraw({ userCode, activityId: id, activityType, idempotencyKey })
    draw.mutate({ input: { id, acitivityType: activityType }, idempotencyKey })
  }

  return {
    ...drawing,
    start: (still: boolean) => {
      if (phase !== 'idle') return
      if (drawState(activity, remain) === 'too-few')
        return toast({ title: COPY.tooFew, type: 'warning' })
      const fresh = newKey()
      setKey(fresh)
      setDrawing((before) => ({ ...before, phase: 'asking', quiet: still }))
      ask(fresh)
    },
    findOut: () => {
      setDrawing((before) => ({ ...before, phase: 'asking' }))
      ask(key)
    },
    again: () => setDrawing((before) => ({ ...before, phase: 'idle', id: null, prize: null })),
  }
}

export type Draw = ReturnType<typeof useDraw>
