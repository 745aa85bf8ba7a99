// `npm run house`: holds every source file to scripts/house-rules.mjs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { problemsOf } from './house-rules.mjs'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('prisma/generated'))

const problems = files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')))
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} against the rules of the house`)
process.exit(problems.length === 0 ? 0 : 1)
