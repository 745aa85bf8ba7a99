// `npm run -s contract-check -- --base URL --phone P …`: holds a running backend against the contracts.
// `npm run -s contract-diff [-- OLD.json NEW.json]`: what has changed in the contracts, and whom it breaks.
import { spawnSync } from 'node:child_process'
import { root } from './environment.mjs'

const ENTRIES = { 'contract-check': 'main.ts', 'contract-diff': 'command/diff-main.ts' }

export async function main(args, name) {
  const { status } = spawnSync('node', [`packages/contract-check/src/${ENTRIES[name]}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  })

  process.exit(status ?? 2)
}
