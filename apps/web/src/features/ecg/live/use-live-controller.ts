import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLate } from '../../../shared/ui/parts/use-late.ts'
import { LiveController, NotLoadedError } from './live-controller.ts'
import type { LiveSnapshot } from './live-snapshot.ts'

const load = () => import('./measuring-parts.ts')
type MeasuringParts = Awaited<ReturnType<typeof load>>

function createController(fetchPart: () => Promise<MeasuringParts>): LiveController {
  // One for the screen: its devices stay permitted.
  let connect: ReturnType<MeasuringParts['recorderOf']> | null = null

  return new LiveController({
    async connect(handlers) {
      const { recorderOf } = await fetchPart().catch((cause: unknown) => {
        throw new NotLoadedError('the parts to measure with were not loaded', { cause })
      })

      connect ??= recorderOf()
      return connect(handlers)
    },
    nowMs: () => performance.now(),
  })
}

/** The measurement of this screen and its views, null until they have come; closing the screen lets the recorder go. */
export function useLiveController(): [LiveController, LiveSnapshot, MeasuringParts | null] {
  const { part, fetchPart } = useLate(load)
  const [controller] = useState(() => createController(fetchPart))
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot)
  useEffect(() => controller.enter(), [controller])
  return [controller, snapshot, part]
}
