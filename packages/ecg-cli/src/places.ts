import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CliError } from './cli-error.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
/** Where the project's developers keep the public databases, beside the project. */
const USUAL_DATA = path.join(PROJECT, '../shared/data/ecg')

/** npm runs scripts in the folder of the package and keeps the caller's in INIT_CWD. */
const CALLER = process.env.INIT_CWD ?? process.cwd()

/** The folder of ECG databases: `--data`, else ECG_DATA_DIR, else the usual one; undefined where none exists. */
export function dataFolder(option: string | undefined): string | undefined {
  const chosen = option ?? process.env.ECG_DATA_DIR

  if (chosen) {
    const folder = path.resolve(CALLER, chosen)
    if (!existsSync(folder)) throw new CliError(`the data folder ${folder} does not exist`)
    return folder
  }

  return existsSync(USUAL_DATA) ? USUAL_DATA : undefined
}

/** A path that need not exist, as seen from the caller's folder. */
export const resolvePath = (given: string): string => path.resolve(CALLER, given)

/** A path as seen from the caller's folder, else inside the data folder; `suffix` may be left off. */
export function findPath(
  given: string,
  { data, suffix = '' }: { data?: string; suffix?: string },
): string {
  const seen = resolvePath(given)
  const candidates = [seen, ...(data ? [path.resolve(data, given)] : [])]

  const found = candidates
    .flatMap((candidate) => [candidate + suffix, candidate])
    .find((file) => existsSync(file))

  if (!found) throw new CliError(`${seen}${suffix ? ` (or ${seen}${suffix})` : ''} does not exist`)
  return found
}
