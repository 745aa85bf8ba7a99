// `npm run scale [-- --only FAULT,…]`: three replicas under load, and what may happen to them (tests/scale).
import { spawnSync } from 'node:child_process'
import { runOrExit } from './environment.mjs'
import { BUILD_SERVICE } from './processes.mjs'

export async function main(args) {
  runOrExit(BUILD_SERVICE)
  const { status } = spawnSync('node', ['tests/scale/main.ts', ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
