import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.mjs'
import { startUntil } from '../processes.mjs'
import { DIST } from './build.mjs'

/** What a stranger writes. It stands here to be copied to where nothing of ours is. */
const FOREIGN = join(import.meta.dirname, 'foreign')

/** Runs a tool of that folder, or of npm, and gives what it prints. */
const say = (cwd, command, args) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

function step(name, work) {
  const started = performance.now()
  const value = work()
  console.log(`${String(Math.round(performance.now() - started)).padStart(7)} ms  ${name}`)
  return value
}

/** Packs the package and installs it in an empty folder, which nothing of the repository is above of. Gives the folder. */
export function installed(folder) {
  const [packed] = step('npm pack', () => {
    say(DIST, 'npm', ['pack', '--pack-destination', folder])
    return readdirSync(folder)
  })

  const app = join(folder, 'app')
  mkdirSync(app)
  const manifest = { name: 'stranger', private: true, type: 'module' }
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest))

  step('npm install', () =>
    say(app, 'npm', ['install', '--no-audit', '--no-fund', join(folder, packed)]),
  )

  cpSync(FOREIGN, app, { recursive: true })
  return app
}

/** The contract checker, which knows nothing of a mock, against the one that the command has started. */
async function holdToContract(app) {
  const { child, started } = startUntil(join(app, 'node_modules/.bin/kangban-mock'), {
    args: ['--port', '0'],
    ready: /Kangban mock ready at (\S+)/,
  })

  try {
    const checker = join(root, 'packages/contract-check/src/main.ts')
    const url = await started
    // It has a clock of its own.
    const { now } = await (await fetch(`${url}/mock/now`)).json()
    const args = ['--base', `${url}/api`, '--phone', '13800000001', '--now', now]
    const said = say(root, process.execPath, [checker, ...args, '--allow', 'idempotent,mutating'])
    console.log(`            ${said.trimEnd().split('\n').at(-1)}`)
  } finally {
    child.kill('SIGTERM')
  }
}

/** @throws where something does not work that the README promises */
export async function trial(app) {
  step('npx kangban-mock --help', () => say(app, 'npx', ['kangban-mock', '--help']))
  step('a script', () => say(app, process.execPath, ['script.mjs']))
  const tsc = join(root, 'node_modules/.bin/tsc')
  step('types', () => say(app, tsc, ['--noEmit', '--strict', '--module', 'nodenext', 'typed.ts']))
  await holdToContract(app)
}
