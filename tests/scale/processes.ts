import { type ChildProcess, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const TRIES = 100
const TRY_EVERY_MS = 50

/** Installs a program of Debian where it is missing and that is allowed. */
export function requireProgram(name: string): void {
  const isThere = () => spawnSync(name, ['-v']).status === 0
  if (isThere()) return

  if (process.getuid?.() === 0) {
    const install = `apt-get install -y -qq --no-install-recommends ${name}`
    spawnSync(`apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`, { shell: true })
  }

  if (!isThere()) throw new Error(`Install Debian's ${name}, or run this as root`)
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () =>
      resolve(false),
    )

    socket.once('connect', () => socket.destroy())
  })

/** Waits until something listens at a port of this machine. */
export async function listening(name: string, port: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await listens(port)) return
    await pause(TRY_EVERY_MS)
  }

  throw new Error(`${name} did not start`)
}

export const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** Sends the signal and waits for the end; gives the exit code, null for one that was killed. */
export const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    if (!isAlive(child)) resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })

/** Linux counts the time of processors in hundredths of a second, whatever the clock of its kernel. */
const TICKS = 100

/** What a process has used of processors; with those of its children that have ended, where that is asked. */
export function processorSeconds(pid: number, { ended: withEnded = false } = {}): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold spaces, as proc(5) numbers them: utime, stime, cutime, cstime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')

  return (
    fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  )
}
