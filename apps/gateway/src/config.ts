// The only reader of the environment.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type People, parsePeople } from './people.ts'

export interface Config {
  /** Base of the API, e.g. http://127.0.0.1:8080/api. */
  readonly apiBase: string
  /** The simulated radio, e.g. http://127.0.0.1:9100/radio?gives-way. */
  readonly radioUrl: string
  readonly people: People
  readonly queueDir: string
  /** Real seconds from one upload to the next, while all goes well. */
  readonly uploadSeconds: number
  readonly mostQueueBytes: number
}

type Env = Readonly<Record<string, string | undefined>>

const MEGABYTE = 1024 * 1024

function required(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new RangeError(`${name} is not set`)
  return value
}

function positive(env: Env, name: string, usual: number): number {
  const value = Number(env[name] ?? usual)
  if (value > 0 && Number.isFinite(value)) return value
  throw new RangeError(`${name} is "${env[name]}", expected a number above 0`)
}

/** Throws RangeError that names the variable. */
export function readConfig(env: Env = process.env): Config {
  const file = path.resolve(required(env, 'PEOPLE_FILE'))

  return {
    apiBase: required(env, 'API_URL'),
    radioUrl: required(env, 'SIMULATOR_URL'),
    people: parsePeople(readFileSync(file, 'utf8')),
    queueDir: path.resolve(required(env, 'QUEUE_DIR')),
    uploadSeconds: positive(env, 'UPLOAD_SECONDS', 15),
    mostQueueBytes: positive(env, 'MAX_QUEUE_MB', 256) * MEGABYTE,
  }
}
