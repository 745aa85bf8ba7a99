// `npm run -s contract-check -- --base URL --phone P …`: holds a running backend against the contracts.
import { spawnSync } from 'node:child_process'
import { root } from './environment.mjs'

export async function main(args) {
  const { status } = spawnSync('node', ['packages/contract-check/src/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
  })

  process.exit(status ?? 2)
}
