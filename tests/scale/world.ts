// What stands on the machine while faults are made: PostgreSQL with its standby, three replicas, a balancer, people.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { type AppServices, createServices } from '../../apps/api/src/services.ts'
import { startObjectStore } from '../../scripts/testing/object-store.mjs'
import { type DatabaseDoor, startDatabaseDoor } from './haproxy.ts'
import { type Balancer, startBalancer } from './nginx.ts'
import { addWheel, type Person, peopleOf } from './people.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts'
import { createReplica, type Replica } from './replicas.ts'

const REPLICAS = 3
const key = () => randomBytes(32).toString('base64')

export interface World {
  readonly pair: PostgresPair
  readonly door: DatabaseDoor
  readonly store: Awaited<ReturnType<typeof startObjectStore>>
  readonly replicas: readonly Replica[]
  readonly balancer: Balancer
  readonly people: readonly Person[]
  /** To look at the database with, beside the replicas. */
  readonly services: AppServices
  stop(): Promise<void>
}

function environment(
  folder: string,
  { databaseUrl, readUrl }: { databaseUrl: string; readUrl: string },
): Record<string, string> {
  return {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: readUrl,
    SECRET_KEY: key(),
    DATA_KEYS: `a:${key()}`,
    ADMIN_PHONE: '13500000000',
    SMS_GATEWAY_URL: 'https://sms.invalid/send',
    PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
    TRUST_PROXY: '1',
  }
}

async function startWorld(
  { folder, days }: { folder: string; days: number },
  onEnd: (work: () => unknown) => void,
) {
  const pair = await startPostgresPair(folder)
  onEnd(() => pair.stop())
  const door = await startDatabaseDoor(folder, [pair.primary.port, pair.standby.port])
  onEnd(() => door.stop())
  const store = await startObjectStore()
  onEnd(() => store.remove())
  const [databaseUrl, readUrl] = [pair.urlAt(door.port), pair.urlAt(pair.standby.port)]
  const env = { ...environment(folder, { databaseUrl, readUrl }), ...store.env }
  await prepareDatabase(readConfig(env), days)
  await pair.follow()
  const services = await createServices(readConfig(env))

  onEnd(async () => {
    await services.live.close()
    await services.standby.close()
    await services.reads.close()
    await services.database.$disconnect()
  })

  const replicas: Replica[] = []

  for (let count = 0; count < REPLICAS; count++)
    replicas.push(await createReplica({ ...env, MODE: 'production' }))

  onEnd(() => Promise.all(replicas.map((replica) => replica.end('SIGKILL'))))
  await Promise.all(replicas.map((replica) => replica.start()))
  const ports = replicas.map(({ port }) => port)
  const balancer = await startBalancer(folder, ports)
  onEnd(() => balancer.stop())
  await addWheel(services)
  return { pair, door, store, replicas, balancer, services, people: await peopleOf(services) }
}

/** Its people have so many days of history. */
export async function createWorld(days: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'kangban-scale-'))
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755)
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }

  try {
    return { ...(await startWorld({ folder, days }, (work) => ends.push(work))), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}
