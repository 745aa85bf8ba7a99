import path from 'node:path'
import { parseArgs } from 'node:util'
import type { RadioFaults } from './radio/faults.ts'
import { parseFaults } from './radio/faults.ts'
import { MOMENT_EXAMPLE, parseMoment } from './control/moment.ts'
import { MAX_SPEED } from './world/timeline.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Header file of the WFDB record to play, or undefined for synthetic ECG. */
  readonly replay: string | undefined
  readonly seed: string
  /** Unix milliseconds of the past that everybody begins with, or undefined for the present. */
  readonly from: number | undefined
  /** Simulated seconds in a real one, until the past that was begun with has caught up with the present. */
  readonly speed: number
  /** Where the WFDB records are that scenarios name, or undefined. */
  readonly recordFolder: string | undefined
  readonly faults: RadioFaults
}

/** The only reader of the environment and the command line. Throws RangeError that names the setting. */
export function readConfig(
  env: NodeJS.ProcessEnv = process.env,
  args: string[] = process.argv.slice(2),
): Config {
  const { values } = parseArgs({
    args,
    options: { replay: { type: 'string' }, from: { type: 'string' }, speed: { type: 'string' } },
  })

  const replay = values.replay ?? env.REPLAY

  return {
    host: env.HOST ?? '127.0.0.1',
    port: Math.trunc(number('PORT', env.PORT ?? '0', [0, 65_535])),
    replay: replay === undefined || replay === '' ? undefined : path.resolve(replay),
    seed: env.SEED ?? '1',
    from: pastMoment(values.from ?? env.FROM ?? ''),
    speed: number('SPEED', values.speed ?? env.SPEED ?? '1', [1, MAX_SPEED]),
    recordFolder: env.ECG_DATA_DIR ? path.resolve(env.ECG_DATA_DIR) : undefined,
    faults: parseFaults(env.FAULTS ?? ''),
  }
}

function pastMoment(text: string): number | undefined {
  if (text === '') return undefined
  const unixMs = parseMoment(text)
  if (unixMs !== undefined && unixMs <= Date.now()) return unixMs
  throw new RangeError(`FROM: expected a past moment such as ${MOMENT_EXAMPLE}, got "${text}"`)
}

function number(name: string, text: string, range: readonly [number, number]): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= range[0] && value <= range[1]) return value
  throw new RangeError(`${name}: expected ${range[0]} to ${range[1]}, got "${text}"`)
}
