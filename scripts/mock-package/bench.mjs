import { execFileSync } from 'node:child_process'

/** Prints what a start costs, in processes of their own, and what a hundred mocks of one process cost. */
export async function bench(app) {
  for (const file of ['start-bench.mjs', 'start-bench.mjs', 'start-bench.mjs', 'hundred-bench.mjs'])
    process.stdout.write(execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' }))
}
