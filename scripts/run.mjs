// `npm start`, `npm test` and their kin from a bare clone.
import { spawnSync } from 'node:child_process'
import { prepare } from './environment.mjs'

const commands = {
  start: './start.mjs',
  dev: './dev.mjs',
  test: './test.mjs',
  'test:postgres': './postgres.mjs',
  bench: './bench.mjs',
  faults: './faults.mjs',
  scale: './scale.mjs',
  'contract-check': './contract-check.mjs',
  'contract-diff': './contract-check.mjs',
  'db:reset': './db-reset.mjs',
  backup: './backup.mjs',
  restore: './restore.mjs',
  'rotate-keys': './rotate-keys.mjs',
  ecg: './ecg.mjs',
  'mock-package': './mock-package/main.mjs',
}

/** Scripts that need the Node of the packages: the newcomer's may be older, and its shell keeps to it. */
const scripts = ['requirements', 'generate', 'endpoints', 'house', 'icons']

const [name, ...args] = process.argv.slice(2)
const script = commands[name]

if (!script && !scripts.includes(name)) {
  console.error(`Usage: npm run ${[...Object.keys(commands), ...scripts].join(' | ')}`)
  process.exit(2)
}

prepare()

if (!script) {
  const { status } = spawnSync('node', [`scripts/${name}.mjs`, ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

const { main } = await import(script)
await main(args, name)
