import { EdfError, WfdbError } from '@kangban/ecg-core'
import { CliError } from './cli-error.ts'
import { convert } from './convert.ts'
import { delineateLines, detectLines, detectLinesOverLeads, rhythmLine } from './findings.ts'
import type { Options } from './options.ts'
import { readOptions, USAGE } from './options.ts'
import { dataFolder, findPath } from './places.ts'
import { readLeads, readRecord } from './record.ts'

const DONE = 0
const COULD_NOT_RUN = 2

export interface Output {
  print: (text: string) => void
  printError: (text: string) => void
}

/** DIR as it was written, else the data folder. */
function folderOf({ command: name, target, data }: Options): string {
  const folder = dataFolder(data)
  if (target !== undefined) return findPath(target, { data: folder })
  if (!folder) throw new CliError(`${name} needs a DIR, --data or ECG_DATA_DIR`)
  return folder
}

async function linesOf(options: Options): Promise<string[]> {
  const { command, target = '', lead, rateHz, data, output } = options
  if (command === 'help') return [USAGE]
  if (command === 'evaluate') return (await import('./evaluate.ts')).evaluate(folderOf(options))
  if (command === 'fit-kinds')
    return (await import('./kinds/write-constants.ts')).writeConstants(
      findPath(target || 'mitdb', { data: dataFolder(data) }),
    )
  if (command === 'fit-rhythm')
    return (await import('./rhythm/write-rhythm.ts')).writeRhythm(folderOf(options))
  if (command === 'bench') return (await import('./bench.ts')).bench()

  const file = findPath(target, { data: dataFolder(data), suffix: '.hea' })
  if (output) return convert(file, { ...output, rateHz })
  if (lead === 'all') return detectLinesOverLeads(readLeads(file))
  const found = readRecord(file, { lead, rateHz })
  if (command === 'detect') return detectLines(found)
  if (command === 'delineate') return delineateLines(found)
  return [rhythmLine(found)]
}

/** A message for what the caller can put right; an error of the program itself is thrown on. */
function explain(error: unknown): string {
  if (error instanceof CliError || error instanceof WfdbError || error instanceof EdfError)
    return error.message
  // The file system's errors name the path and what is wrong with it.
  if (error instanceof Error && 'syscall' in error) return error.message
  throw error
}

/** Runs one command line. Exit code: 0, or 2 where something cannot be read or understood. */
export async function command(
  args: readonly string[],
  { print, printError }: Output,
): Promise<number> {
  try {
    const lines = await linesOf(readOptions(args))
    if (lines.length > 0) print(`${lines.join('\n')}\n`)
    return DONE
  } catch (error) {
    printError(`ecg: ${explain(error)}\nSee npm run -s ecg -- help\n`)
    return COULD_NOT_RUN
  }
}
