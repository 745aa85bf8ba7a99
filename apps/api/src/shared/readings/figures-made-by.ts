import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** All that decides what a figure of a day comes to; a test holds it to what `values-of-days.ts` imports. */
export const FIGURE_SOURCES = [
  'apps/api/src/shared/readings',
  'packages/contracts/src/quantities/body.ts',
  'packages/china-time/src',
  'packages/rules/src/day',
  'packages/rules/src/heart',
  'packages/rules/src/thresholds.ts',
]

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => join(path, name))

/** Another text for every other version of these sources, so that an update never tells what an older one has reckoned. */
export function figuresMadeBy(): string {
  const hash = createHash('sha256')

  for (const path of FIGURE_SOURCES.flatMap((source) => filesOf(join(root, source))).toSorted())
    hash.update(path.slice(root.length)).update(readFileSync(path))

  return hash.digest('hex').slice(0, 16)
}
