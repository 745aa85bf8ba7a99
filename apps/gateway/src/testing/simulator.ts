import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../device-sim/src/main.ts', import.meta.url))

export interface TrueReading {
  readonly deviceId: string
  readonly kind: string
  readonly at: string
  readonly value: Readonly<Record<string, unknown>>
  readonly fate: string
}

export interface Truth {
  readonly measurements: readonly { readonly startedAt: string }[]
  readonly readings: readonly TrueReading[]
}

/** A real device-sim in a process of its own, and its control API. */
export async function startSimulator() {
  const child = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'inherit'] })

  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('device-sim ended before it was ready')))

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /device-sim ready at (\S+)/.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
  })

  const query = async <Result>(name: string, input: object): Promise<Result> => {
    const answer = await fetch(
      `${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
    )

    return ((await answer.json()) as { result: { data: Result } }).result.data
  }

  return {
    url,
    radioUrl: `${url}/radio?gives-way`,
    query,
    order: (name: string, input: object) =>
      fetch(`${url}/trpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    /** Resolves when a play of the person has ended. */
    async playEnd(person: string): Promise<void> {
      while (
        (await query<unknown[]>('events', { person, type: 'play-ended', waitMs: 30_000 }))
          .length === 0
      );
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
