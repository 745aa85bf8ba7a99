// People who read, each on an own connection and each as often as the others, so that in all there are so many calls a second,
// spread over it. autocannon's overall rate sends the calls of a second at its beginning, of one path together, and counts a
// slow one as many; here a call is waited for from the moment at which it was due, whatever became of those before it.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'

interface Pace {
  url: string
  headers: Record<string, string>
  paths: readonly string[]
  connections: number
  aSecond: number
  seconds: number
}

interface Waited {
  path: string
  /** Milliseconds from when it was due to the last byte of its answer. */
  ms: number
  ok: boolean
}

const asked = (
  agent: Agent,
  { url, headers }: Pick<Pace, 'url' | 'headers'>,
  { path, due }: { path: string; due: number },
): Promise<Waited> =>
  new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          resolve({ path, ms: performance.now() - due, ok: answer.statusCode === 200 }),
        )
    }).on('error', reject)
  })

/** How long each call took. */
export async function readAtPace(pace: Pace): Promise<Waited[]> {
  const { paths, connections, aSecond, seconds } = pace

  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )

  const began = performance.now()
  const waits: Promise<Waited>[] = []

  for (let call = 0; call < seconds * aSecond; call++) {
    const due = began + (call * MS_PER_SECOND) / aSecond
    const left = due - performance.now()
    if (left > 0) await pause(left)
    const agent = agents[call % connections]
    const path = paths[call % paths.length]
    if (agent && path) waits.push(asked(agent, pace, { path, due }))
  }

  const waited = await Promise.all(waits)
  for (const agent of agents) agent.destroy()
  return waited
}

/** The value that so many of a hundred do not exceed. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN
