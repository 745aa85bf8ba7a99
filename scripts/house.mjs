// `npm run house`: holds every source file and folder to scripts/house/house-rules.mjs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { unusedTexts } from './house/fact-rules.mjs'
import { fullRooms, nameProblems, problemsOf } from './house/house-rules.mjs'
import { circles } from './house/imports.mjs'

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith('prisma/generated'))
  .filter((file) => existsSync(file))

const files = new Map(
  listed.filter((file) => !file.endsWith('.css')).map((file) => [file, readFileSync(file, 'utf8')]),
)

const problems = [
  ...[...files].flatMap(([file, text]) => problemsOf(file, text)),
  ...nameProblems(files),
  ...circles(files),
  ...unusedTexts(files),
  ...fullRooms(listed),
]

for (const problem of problems) console.error(problem)
console.log(`${files.size} files, ${problems.length} against the rules of the house`)
process.exit(problems.length === 0 ? 0 : 1)
