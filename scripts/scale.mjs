// `npm run scale [-- --only FAULT,…]`: three replicas under load, and what may happen to them (tests/scale).
import { spawnSync } from 'node:child_process'

export async function main(args) {
  const { status } = spawnSync('node', ['tests/scale/main.ts', ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
