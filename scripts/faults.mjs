// `npm run faults`: the long forms of tests/faults (about an hour).
import { run } from './environment.mjs'

export async function main() {
  process.exit(run('vitest run --project faults', { FAULTS: 'long' }))
}
