// Runs kept in a folder, a file each, named by when they began.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKeptRun, type Run } from '../history/since.ts'
import type { CheckResult } from '../report/result.ts'
import { CouldNotRun } from '../text.ts'

function readRun(file: string): Run | undefined {
  try {
    return readKeptRun(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const notAFolder = (directory: string) =>
  new CouldNotRun({
    zh: `--history 的目录不能读写：${directory}`,
    en: `The --history directory cannot be read or written: ${directory}`,
  })

/** All runs of the folder, which is made where it is missing; what else lies there is passed over. */
export function readHistory(directory: string): Run[] {
  try {
    mkdirSync(directory, { recursive: true })
    const files = readdirSync(directory).filter((file) => file.endsWith('.json'))

    return files.map((file) => readRun(join(directory, file))).filter((run) => run !== undefined)
  } catch {
    throw notAFolder(directory)
  }
}

/** Of these runs the last one of the same back end, held to the same promises. */
export const lastLike = (
  runs: readonly Run[],
  { base, profile }: Pick<CheckResult, 'base' | 'profile'>,
): Run | undefined =>
  runs
    .filter((run) => run.base === base && run.profile === profile)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .at(-1)

/** A run that was cut off while it was written is no run. */
export function keepRun(directory: string, result: CheckResult): void {
  const file = join(directory, `${result.startedAt.replaceAll(':', '-')}.json`)

  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(result, null, 2)}\n`)
    renameSync(`${file}.part`, file)
  } catch {
    throw notAFolder(directory)
  }
}
