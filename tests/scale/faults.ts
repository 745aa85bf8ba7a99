// What may happen to a service that runs on several machines; each is made while people use it.
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'
import type { World } from './world.ts'

const SHORT_MS = MS_PER_SECOND
const QUIET_MS = 15 * MS_PER_SECOND
const AWAY_MS = 3 * MS_PER_SECOND
const HANG_MS = 5 * MS_PER_SECOND

export interface Fault {
  readonly name: string
  readonly what: string
  /** Nothing at all may be refused during it. */
  readonly unseen?: true
  /** Every replica runs all the time: they answer probes, and tell open pages all that is stored. */
  readonly leavesReplicas?: true
  /** Makes it, and resolves when everything is in place again. */
  make(world: World): Promise<void>
}

const replicaOf = ({ replicas }: World, at: number) => {
  const replica = replicas[at]
  if (!replica) throw new Error('there are fewer replicas')
  return replica
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'nothing',
    what: 'no fault, for comparison',
    unseen: true,
    leavesReplicas: true,
    make: () => pause(QUIET_MS),
  },
  {
    name: 'replica-killed',
    what: 'a replica killed (SIGKILL), started again',
    async make(world) {
      const replica = replicaOf(world, 0)
      await replica.end('SIGKILL')
      await pause(SHORT_MS)
      await replica.start()
    },
  },
  {
    name: 'replica-hangs',
    what: 'a replica stopped for 5 s (SIGSTOP)',
    async make(world) {
      const replica = replicaOf(world, 1)
      replica.signal('SIGSTOP')
      await pause(HANG_MS)
      replica.signal('SIGCONT')
    },
  },
  {
    name: 'rolling-restart',
    what: 'each replica in turn asked to stop (SIGTERM), started again',
    unseen: true,
    async make({ replicas }) {
      for (const replica of replicas) {
        const code = await replica.end('SIGTERM')
        if (code !== 0) throw new Error(`a replica that was asked to stop ended with ${code}`)
        await replica.start()
      }
    },
  },
  {
    name: 'database-restarted',
    what: 'PostgreSQL restarted in order (fast)',
    leavesReplicas: true,
    async make({ pair: { primary } }) {
      await primary.stop('fast')
      await primary.start()
    },
  },
  {
    name: 'database-killed',
    what: 'PostgreSQL killed (SIGKILL), started again after 1 s',
    leavesReplicas: true,
    async make({ pair: { primary } }) {
      primary.signal('SIGKILL')
      await pause(SHORT_MS)
      await primary.start()
    },
  },
  {
    name: 'database-hangs',
    what: 'PostgreSQL stopped for 5 s (SIGSTOP)',
    leavesReplicas: true,
    async make({ pair: { primary } }) {
      primary.signal('SIGSTOP')
      await pause(HANG_MS)
      primary.signal('SIGCONT')
    },
  },
  {
    name: 'files-away',
    what: 'the object store killed, started again after 3 s',
    leavesReplicas: true,
    async make({ store }) {
      await store.kill()
      await pause(AWAY_MS)
      await store.start()
    },
  },
  {
    name: 'failover',
    what: 'primary killed, standby promoted, HAProxy told after 1 s',
    leavesReplicas: true,
    async make({ pair, door }) {
      pair.primary.signal('SIGKILL')
      await pause(SHORT_MS)
      await pair.standby.promote()
      await door.lead(0, 1)
    },
  },
]
