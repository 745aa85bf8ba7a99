// A primary and a standby that has every commit before it is acknowledged. Nothing that keeps them is turned off, as in tests.
import { execFile, type ExecFileOptions } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { processorSeconds } from './processes.ts'
import { freePort } from '../../scripts/processes.mjs'
import { postgresPrograms, whoRuns } from '../faults/debian-postgres.ts'

const DATABASE = 'kangban'
const STANDBY = 'standby'
const START_TRIES = 20
const START_EVERY_MS = 100

const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 200
# Soon heard of again after a restart: until then no commit is acknowledged.
wal_retrieve_retry_interval = 500ms
`

export interface PostgresServer {
  readonly port: number
  start(): Promise<void>
  /** `fast` ends the connections in order, `immediate` as a crash does. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** The server and all that serve its connections: SIGKILL, SIGSTOP, SIGCONT. */
  signal(signal: NodeJS.Signals): void
  /** Makes a standby the primary. */
  promote(): Promise<void>
  /** Seconds of processors that it and all that serve or served its connections have used. */
  processorSeconds(): number
  /** One value, by SQL. */
  ask(sql: string): Promise<string>
}

type Run = (program: string, ...args: string[]) => Promise<string>

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function serverIn(data: string, port: number, run: Run): PostgresServer {
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', ...args)

  const begin = () =>
    control('-l', `${data}.log`, '-o', `-p ${port} -k ${join(data, '..')}`, 'start')

  return {
    port,
    async start() {
      // What is left of a killed one lets go of its data a moment later.
      for (let left = START_TRIES; left > 1; left--) {
        const failed = await begin().then(
          () => false,
          () => true,
        )

        if (!failed) return
        await pause(START_EVERY_MS)
      }

      await begin()
    },
    async stop(mode) {
      await control('-m', mode, 'stop')
    },
    signal(signal) {
      const pid = postmaster()
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal)
    },
    async promote() {
      await control('promote')
    },
    processorSeconds: () =>
      processorSeconds(postmaster(), { ended: true }) +
      childrenOf(postmaster()).reduce((sum, pid) => sum + processorSeconds(pid), 0),
    async ask(sql) {
      const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', DATABASE]
      return (await run('psql', ...where, '-At', '-c', sql)).trim()
    },
  }
}

export async function startPostgresPair(parent: string) {
  const bin = postgresPrograms()
  const { uid, gid } = whoRuns()
  const folder = join(parent, 'postgres')
  mkdirSync(folder)
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const who: ExecFileOptions = { cwd: folder, ...(uid === undefined ? {} : { uid, gid }) }

  const run: Run = async (program, ...args) => {
    const { stdout } = await promisify(execFile)(join(bin, program), args, who)
    return String(stdout)
  }

  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const primary = serverIn(first, await freePort(), run)
  const standby = serverIn(second, await freePort(), run)

  await run('initdb', '-D', first, '-U', 'postgres', '--auth=trust', '-E', 'UTF8')
  appendFileSync(join(first, 'postgresql.conf'), SETTINGS)
  await primary.start()
  await run('createdb', '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres', DATABASE)

  return {
    primary,
    standby,
    /** A copy of the primary that follows it; from then on a commit waits until the standby has it on its disk. */
    async follow() {
      const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`
      await run('pg_basebackup', '-D', second, '-R', '-X', 'stream', '-c', 'fast', '-d', from)
      await standby.start()
      await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`)
      await primary.ask('SELECT pg_reload_conf()')
    },
    urlAt: (port: number) => `postgresql://postgres@127.0.0.1:${port}/${DATABASE}`,
    async stop() {
      for (const server of [standby, primary]) await server.stop('immediate').catch(() => undefined)
    },
  }
}

export type PostgresPair = Awaited<ReturnType<typeof startPostgresPair>>
