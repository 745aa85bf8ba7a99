// How many live events all replicas together can tell a second, whatever they are told of.
import { MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { createSharedLiveEvents } from '../../apps/api/src/ports/shared-live-events.ts'
import type { World } from './world.ts'

const EVENTS = 3000
const PUBLISHERS = 8
/** Events that cannot be told in time are not told at all. */
const PATIENCE_MS = 30 * MS_PER_SECOND

/** Events a second that eight replicas publish at once and a ninth hears. */
export async function liveEventsASecond({ services, people }: World): Promise<number> {
  const [person] = people
  if (!person) throw new Error('nobody was seeded')
  const { accountId } = person
  const open = () => createSharedLiveEvents(services.config.databaseUrl)
  const publishers = await Promise.all(Array.from({ length: PUBLISHERS }, open))
  const listener = await open()
  const closing = new AbortController()
  const page = listener.listen(AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]))
  page.follow([accountId])
  const heard = page.heard()[Symbol.asyncIterator]()
  const at = shanghaiTime(new Date())

  const publish = (value: number) =>
    publishers[value % PUBLISHERS]?.publish(accountId, {
      kind: 'reading',
      metric: 'heartRate',
      value,
      at,
    })

  // Connections are made with the first of them.
  for (let first = 0; first < PUBLISHERS; first++) publish(first)
  for (let first = 0; first < PUBLISHERS; first++) await heard.next()
  const begun = performance.now()
  for (let count = 0; count < EVENTS; count++) publish(count)

  for (let count = 0; count < EVENTS; count++)
    if ((await heard.next()).done) throw new Error(`only ${count} of ${EVENTS} events were heard`)

  const took = performance.now() - begun
  closing.abort()
  await Promise.all([listener, ...publishers].map((live) => live.close()))
  return (EVENTS * MS_PER_SECOND) / took
}
