import path from 'node:path'
import { parseArgs } from 'node:util'
import type { RadioFaults } from './faults.ts'
import { parseFaults } from './faults.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Header file of the WFDB record to play, or undefined for synthetic ECG. */
  readonly replay: string | undefined
  readonly seed: string
  /** Simulated seconds in a real one. */
  readonly speed: number
  readonly faults: RadioFaults
}

/** The only reader of the environment and the command line. Throws RangeError that names the setting. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, args: string[] = process.argv.slice(2)): Config {
  const { values } = parseArgs({ args, options: { replay: { type: 'string' } } })
  const replay = values.replay ?? env.REPLAY
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Math.trunc(number('PORT', env.PORT ?? '0', [0, 65_535])),
    replay: replay === undefined || replay === '' ? undefined : path.resolve(replay),
    seed: env.SEED ?? '1',
    speed: number('SPEED', env.SPEED ?? '1', [0.1, 3600]),
    faults: parseFaults(env.FAULTS ?? ''),
  }
}

function number(name: string, text: string, range: readonly [number, number]): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= range[0] && value <= range[1]) return value
  throw new RangeError(`${name}: expected ${range[0]} to ${range[1]}, got "${text}"`)
}
