// `npm run faults`: the long forms of tests/faults, as the figures of docs/testing.md ask for them (about an hour).
import { run } from './environment.mjs'

export async function main() {
  process.exit(run('vitest run --project faults', { FAULTS: 'long' }))
}
