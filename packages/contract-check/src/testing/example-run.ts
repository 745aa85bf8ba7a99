// For tests: whole runs against back ends that answer the contract's examples.
import type { World } from '../request/caller.ts'
import { check } from '../check.ts'
import { type BackendOptions, type Reply, startExampleBackend } from './example-backend.ts'
import { readOptions } from '../command/options.ts'

export type Body = Record<string, unknown>

export const WORLD: World = {
  fetch,
  now: () => performance.now(),
  sleep: () => Promise.reject(new Error('nothing waits on this machine')),
  date: () => new Date('2026-03-02T12:00:00Z'),
}

/** One run; without options the back end keeps the documents alone. */
export async function runExample(
  args: readonly string[],
  options: BackendOptions = { documented: true },
  world: World = WORLD,
) {
  const backend = await startExampleBackend(options)

  try {
    const base = new URL(backend.base)
    const session = args.includes('--phone') ? [] : ['--token', 't']

    const checked = await check(
      { ...readOptions(['--base', base.href, ...session, ...args]), base },
      world,
    )

    const of = (name: string) =>
      checked.result.operations.find((operation) => operation.name === name)

    return { ...checked, backend, of }
  } finally {
    await backend.stop()
  }
}

export const changing = (name: string, change: (body: Body) => unknown): BackendOptions => ({
  documented: true,
  change: (asked, { status, body }) => ({
    status,
    body: asked === name ? change(body as Body) : body,
  }),
})

export const answering = (name: string, reply: Reply): BackendOptions => ({
  documented: true,
  change: (asked, usual) => (asked === name ? reply : usual),
})

export const NOT_FOUND: Reply = {
  status: 404,
  body: { code: '404', msg: '接口不存在', data: null },
}

export const brief = (findings: readonly { kind: string; path: string }[] = []) =>
  findings.map(({ kind, path }) => `${kind} ${path}`)
