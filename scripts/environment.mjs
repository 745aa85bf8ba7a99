// What every command needs on a bare machine: installed packages, a Node that runs TypeScript, generated clients.
// Plain Node without dependencies, so that it runs on whatever Node the newcomer has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command line in the root and gives its exit code. */
export function run(command, env = {}) {
  const { status } = spawnSync(command, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...env },
  })

  return status ?? 1
}

export function runOrExit(command, env) {
  const status = run(command, env)

  if (status !== 0) {
    console.error(`\n"${command}" failed with exit code ${status}`)
    process.exit(status)
  }
}

/** Runs a command of the service with the arguments as they were given, from where they were typed, and ends with its code. */
export function runCommand(name, args) {
  const { status } = spawnSync('node', [join(root, `apps/api/src/commands/${name}.ts`), ...args], {
    cwd: process.env.INIT_CWD ?? root,
    stdio: 'inherit',
  })

  process.exit(status ?? 1)
}

const hashOf = (...files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Does the work only when the files that it depends on have changed since it was last done. */
function whenChanged(stamp, files, work) {
  const path = join(root, stamp)
  const now = hashOf(...files)
  if (existsSync(path) && readFileSync(path, 'utf8') === now) return
  work()
  writeFileSync(path, now)
}

function requireNode() {
  // node_modules/.bin/node is the pinned Node 24 on Linux x64; elsewhere the newcomer's own must do.
  const oldest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.slice(2)
  const [major, minor] = oldest.split('.')
  const check = `const [a,b]=process.versions.node.split(".");process.exit(a>${major}||(a==${major}&&b>=${minor})?0:1)`
  if (spawnSync('node', ['-e', check]).status === 0) return
  console.error(`Node ${oldest} or newer is needed (tested on 24): https://nodejs.org`)
  process.exit(1)
}

/** Makes the clone runnable; quick when it already is. What it says goes to stderr: stdout belongs to the command. */
export function prepare() {
  process.chdir(root)
  process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH

  for (const name of [
    'TURBO_TELEMETRY_DISABLED',
    'DO_NOT_TRACK',
    'CHECKPOINT_DISABLE',
    'PRISMA_HIDE_UPDATE_MESSAGE',
  ]) {
    process.env[name] = '1'
  }

  whenChanged('node_modules/.lock-sha256', ['package-lock.json'], () => {
    console.error('Installing packages…')
    runOrExit('npm ci --no-fund --no-audit --loglevel=error 1>&2')
  })

  requireNode()

  whenChanged('node_modules/.schema-sha256', ['prisma/schema.prisma', 'package-lock.json'], () =>
    runOrExit('node scripts/generate.mjs 1>&2'),
  )
}
