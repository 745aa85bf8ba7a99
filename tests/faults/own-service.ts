// The service as a process of its own, for attacks that may end it.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { SERVICE, startUntil } from '../../scripts/processes.mjs'

export interface OwnService {
  readonly url: string
  readonly child: ChildProcess
  /** Resident memory in MB; NaN where the system does not tell. */
  residentMb(): number
  isAlive(): boolean
  /** Asks it to stop; gives the milliseconds until it has. */
  stopped(): Promise<number>
}

export const PATIENT = '13800000001'

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise<void>((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

function residentMb({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** A new folder that goes with the test. */
export function ownFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'kangban-fault-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export async function startService(
  env: Record<string, string>,
  onLine?: (line: string) => void,
): Promise<OwnService> {
  const { child, started } = startUntil('node', {
    args: SERVICE.args,
    env: { ...SERVICE.env, MODE: 'demo', PORT: '0', WEB_ROOT: '', ...env },
    ready: /Kangban ready at (\S+)/,
    ...(onLine && { onLine }),
  })

  return {
    url: await started,
    child,
    residentMb: () => residentMb(child),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stopped() {
      const asked = performance.now()
      child.kill('SIGTERM')
      await ended(child)
      return performance.now() - asked
    },
  }
}

/** The token of a demo account, whose code the demo shows. */
export async function logInTo({ url }: { url: string }, phone = PATIENT): Promise<string> {
  const json = async (path: string) => (await fetch(url + path)).json()
  await json(`/api/user/v1/app/pin?phone=${phone}`)
  const outbox = (await json('/demo/outbox')) as { to: string; code: string }[]
  const pin = outbox.find(({ to }) => to === phone)?.code ?? ''

  const answer = (await json(`/api/user/v1/app/login?phone=${phone}&pin=${pin}`)) as {
    data: { token: string }
  }

  return answer.data.token
}

/** A file of the ZIP of all own data, as text; '' for one that is not in it. */
export async function exportedFrom(base: string, token: string, path: string): Promise<string> {
  const asked = await fetch(`${base}/api/user/v1/account/export-link`, {
    headers: { authorization: token },
  })

  const { data } = (await asked.json()) as { data: { url: string } }
  const answer = await fetch(new URL(data.url, base))
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return new TextDecoder().decode(files[path])
}

export const COMPARISONS_FILE = '账号/测量对比记录.csv'
