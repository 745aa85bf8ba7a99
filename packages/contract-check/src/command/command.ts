// The command: reads its arguments, checks, writes what was asked for, gives the exit code.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { World } from '../request/caller.ts'
import { check, type Checked } from '../check.ts'
import { type Comparison, compareRecordings } from '../answer/compare.ts'
import { keepRun, lastLike, readHistory } from './history.ts'
import { sinceRun } from '../history/since.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { readRecording } from './read-recording.ts'
import { comparisonReport, htmlReport } from '../report/report-html.ts'
import { junitReport } from '../report/report-junit.ts'
import { comparisonText, textReport } from '../report/report-text.ts'
import { sinceText } from '../report/since-last.ts'
import type { CheckResult } from '../report/result.ts'
import { CouldNotRun } from '../text.ts'

const KEPT = 0
const DRIFTED = 1
const COULD_NOT_RUN = 2

function save(file: string | undefined, content: () => string): void {
  if (file === undefined) return

  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content())
  } catch {
    throw new CouldNotRun({ zh: `写不了文件 ${file}`, en: `The file ${file} cannot be written.` })
  }
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function record(directory: string | undefined, { recorded }: Checked): void {
  if (directory === undefined) return
  for (const [name, answer] of recorded) save(join(directory, `${name}.json`), () => asJson(answer))
}

const recordingsOf = (options: Options, checked: Checked | null) => [
  ...options.compare.map(readRecording),
  ...(checked ? [{ label: '本次 this run', answers: checked.recorded }] : []),
]

function writeComparison(comparison: Comparison, { report, json }: Options): number {
  save(report, () => comparisonReport(comparison))
  save(json, () => asJson({ schemaVersion: 2, comparison }))
  return comparison.differences > 0 ? DRIFTED : KEPT
}

const NOTHING = '一项也没有检查。\nNothing was checked.'

/** What was asked for could not be called, or is not there: that is no promise kept. */
const isNothingChecked = ({ counts }: CheckResult): boolean => counts.kept + counts.drifted === 0

const HELP = `检查后端是否遵守接口约定 / holds a backend against the contracts

${USAGE}

0 符合 kept   1 不符，或一项也没有检查 drifted, or nothing was checked   2 无法检查 could not run
packages/contract-check/README.md`

/** The clock goes on from the given moment. */
function atItsTime(world: World, moment: Date | undefined): World {
  if (!moment) return world
  const began = world.now()
  return { ...world, date: () => new Date(moment.getTime() + world.now() - began) }
}

async function runCommand(
  args: readonly string[],
  { world, print }: { world: World; print: (text: string) => void },
) {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(HELP)
    return KEPT
  }

  const options = readOptions(args)
  const { base } = options
  // Bad directories are refused before the backend is asked anything.
  if (options.compare.length > 0) recordingsOf(options, null)
  const past = options.history === undefined ? [] : readHistory(options.history)
  const checked = base ? await check({ ...options, base }, atItsTime(world, options.now)) : null

  const comparison =
    options.compare.length > 0 ? compareRecordings(recordingsOf(options, checked)) : undefined

  if (checked) print(textReport(checked.result))
  if (comparison) print(comparisonText(comparison))
  if (!checked) return comparison ? writeComparison(comparison, options) : COULD_NOT_RUN
  const before = lastLike(past, checked.result)
  const since = before && sinceRun(before, checked.result)
  if (since) print(sinceText(since))

  const result: CheckResult = {
    ...checked.result,
    ...(comparison ? { comparison } : {}),
    ...(since ? { since } : {}),
  }

  save(options.report, () => htmlReport(result))
  save(options.junit, () => junitReport(result))
  save(options.json, () => asJson(result))
  record(options.record, checked)
  if (options.history !== undefined) keepRun(options.history, result)
  if (isNothingChecked(result)) print(NOTHING)
  if (isNothingChecked(result)) return DRIFTED
  return result.verdict === 'drifted' || (comparison?.differences ?? 0) > 0 ? DRIFTED : KEPT
}

/** Where an unforeseen error came from; its message may quote what a backend sent. */
function unforeseen(cause: unknown): string {
  const { name, stack = '' } = cause instanceof Error ? cause : new Error()
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return ['检查程序自身出错。', `The checker itself failed: ${name}`, ...frames].join('\n')
}

/** Exit code: 0 no drift, 1 drift, 2 could not run. */
export async function command(
  args: readonly string[],
  io: { world: World; print: (text: string) => void; printError: (text: string) => void },
): Promise<number> {
  try {
    return await runCommand(args, io)
  } catch (cause) {
    io.printError(cause instanceof CouldNotRun ? cause.message : unforeseen(cause))
    return COULD_NOT_RUN
  }
}
