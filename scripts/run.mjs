// `npm start`, `npm test` and their kin from a bare clone.
import { prepare } from './environment.mjs'

const commands = {
  start: './start.mjs',
  dev: './dev.mjs',
  test: './test.mjs',
  'test:postgres': './postgres.mjs',
  bench: './bench.mjs',
  faults: './faults.mjs',
  'contract-check': './contract-check.mjs',
  'db:reset': './db-reset.mjs',
  ecg: './ecg.mjs',
}

const [name, ...args] = process.argv.slice(2)
const script = commands[name]

if (!script) {
  console.error(`Usage: npm run ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}

prepare()
const { main } = await import(script)
await main(args)
