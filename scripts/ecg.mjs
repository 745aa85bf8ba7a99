// `npm run -s ecg -- detect FILE …`: ecg-core on the command line.
import { spawnSync } from 'node:child_process'
import { root } from './environment.mjs'

export async function main(args) {
  const { status } = spawnSync('node', ['packages/ecg-cli/src/main.ts', ...args], { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 2)
}
