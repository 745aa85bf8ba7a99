// The OpenAPI document as tools of others take it, at a service that runs: types, a typed client, rules for documents. They are
// installed beside, in their own versions: a TypeScript of the last major, and no script of a package runs.
import { execFile, type ExecFileException } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'

const TOOLS = join(import.meta.dirname, 'foreign-tools')
const STAMP = join(TOOLS, 'node_modules/.lock-sha256')
/** Installing comes from the registry once; a compiler of one core among busy ones takes its time. */
const INSTALL_MS = 300_000
const LONG = { timeout: 120_000 }

const start = promisify(execFile)

interface Said {
  ended: ExecFileException['code']
  text: string
}

/** Runs a program in the folder of the tools; gives what it printed and the code that it ended with. */
const run = (command: string, ...args: string[]): Promise<Said> =>
  start(command, args, { cwd: TOOLS }).then(
    ({ stdout }) => ({ ended: 0, text: stdout }),
    ({ code, stdout, stderr }: ExecFileException) => ({ ended: code, text: `${stdout}${stderr}` }),
  )

/** A script of its package.json. */
const tool = (script: string, ...args: string[]): Promise<Said> =>
  run('npm', 'run', '--silent', script, '--', ...args)

async function install() {
  const lock = createHash('sha256').update(readFileSync(join(TOOLS, 'package-lock.json')))
  const wanted = lock.digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const said = await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  expect(said).toMatchObject({ ended: 0 })
  writeFileSync(STAMP, wanted)
}

let app: TestApp
let origin: string
const folder = mkdtempSync(join(tmpdir(), 'kangban-document-'))

beforeAll(async () => {
  await install()
  app = await startTestApp()
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
}, INSTALL_MS)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

it('gives types by which a caller compiles in strict mode, and mistakes do not', LONG, async () => {
  expect(await tool('types', `${origin}/docs/json`)).toMatchObject({ ended: 0 })
  expect(await tool('compile')).toEqual({ ended: 0, text: '' })
})

it('is called through openapi-fetch by those types', LONG, async () => {
  const { token } = await app.logIn('13900000001')
  const said = await run(process.execPath, 'client.ts', `${origin}/api`, token)
  expect(said).toEqual({ ended: 0, text: '邻居 13912345678\n' })
})

it('keeps the rules that Spectral recommends, to the last hint', LONG, async () => {
  expect(await tool('lint', `${origin}/docs/json`)).toEqual({ ended: 0, text: '' })
})

it('would not with the name of another call and an example beyond its range', LONG, async () => {
  const text = await (await fetch(`${origin}/docs/json`)).text()
  const file = join(folder, 'openapi.json')

  const spoilt = text
    .replace('"operationId":"contacts.saveContact"', '"operationId":"contacts.listContacts"')
    .replaceAll('"systolic":142', '"systolic":9000')

  writeFileSync(file, spoilt)
  const { ended, text: found } = await tool('lint', file)
  expect(ended).toBe(1)
  expect(found).toContain('operation-operationId-unique')
  expect(found).toContain('oas3-valid-media-example')
})
