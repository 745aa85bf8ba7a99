// Finds exports whose only callers are tests: `knip` counts tests as callers, `knip --production` does not.
import { spawnSync } from 'node:child_process'
import { testedOnly } from './house/tested-only.mjs'

const { stdout, stderr } = spawnSync(
  'knip --production --include files,exports --reporter json --no-exit-code',
  { encoding: 'utf8', shell: true },
)

if (!stdout.startsWith('{')) {
  console.error(stderr || stdout)
  process.exit(1)
}

const faults = testedOnly(JSON.parse(stdout))
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
