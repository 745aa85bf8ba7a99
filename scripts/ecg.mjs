// `npm run -s ecg -- detect FILE …`: ecg-core on the command line.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './environment.mjs'

export async function main(args) {
  // Compiled once: a batch calls this for every record.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/ecg-cli') }

  const { status } = spawnSync('node', ['packages/ecg-cli/src/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })

  process.exit(status ?? 2)
}
