import type { MeasuredEvent } from '@kangban/contracts'
import type { LiveEvents } from '../ports/live-events.ts'

/** What is published from now on of what an account measures. */
export function liveOf(
  live: LiveEvents,
  accountId: string,
  signal: AbortSignal,
): AsyncIterator<MeasuredEvent> {
  const listening = live.listen(signal)
  listening.follow([accountId])

  return (async function* () {
    for await (const { event } of listening.heard()) if ('metric' in event) yield event
  })()
}
