// Replicas of the service as production runs them, each at a port that it keeps over its lives.
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { SERVICE, startUntil } from '../../scripts/processes.mjs'
import { freePort } from '../../scripts/processes.mjs'
import { ended, isAlive } from './processes.ts'

export interface Replica {
  readonly url: string
  readonly port: number
  /** What it logged as an error since it was started first, and what it printed without a log. */
  readonly errors: readonly string[]
  start(): Promise<void>
  isAlive(): boolean
  readonly pid: number
  signal(signal: NodeJS.Signals): void
  /** Ends it; gives its exit code, null where it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Of which there are as many as connections. */
const LOST = /^A connection to the database was lost/
/** A line of pino at this level or above is an error. */
const ERROR_LINE = /"level":[56]0/

export async function createReplica(env: Record<string, string>): Promise<Replica> {
  const port = await freePort()
  const errors: string[] = []
  let child: ChildProcess | undefined

  const running = (): ChildProcess => {
    if (!child) throw new Error('the replica was not started')
    return child
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    errors,
    async start() {
      const begun = startUntil('node', {
        args: SERVICE.args,
        env: { ...SERVICE.env, ...env, PORT: String(port), WEB_ROOT: '' },
        ready: /Kangban ready at (\S+)/,
        stderr: 'pipe',
        onLine: (line: string) => {
          if (ERROR_LINE.test(line)) errors.push(line)
        },
      })

      child = begun.child

      if (child.stderr)
        createInterface(child.stderr).on('line', (line) => {
          if (!LOST.test(line)) errors.push(line)
        })

      await begun.started
    },
    get pid() {
      return running().pid ?? Number.NaN
    },
    isAlive: () => child !== undefined && isAlive(child),
    signal: (signal) => void running().kill(signal),
    end: (signal) => ended(running(), signal),
  }
}
