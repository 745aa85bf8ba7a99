import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { toolEnvironment } from '../../config/tool-environment.ts'
import type { Ask } from '../cipher-columns.ts'
import { type Looked, lookInto } from './look-into.ts'
import { BackupError } from './manifest.ts'

export const POSTGRES_COPY = 'kangban.dump'

const asking =
  (client: Client): Ask =>
  async <Row extends object>(sql: string) =>
    (await client.query<Row>(sql)).rows

/** A tool of PostgreSQL, from the PATH or the folder PG_BIN. The password goes by the environment, where `ps` shows it to nobody. */
async function runTool(name: string, args: string[], { url, bin }: Place): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''

  const child = spawn(bin ? join(bin, name) : name, [...args, '--dbname', address.href], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: toolEnvironment(password ? { PGPASSWORD: password } : {}),
  })

  let said = ''

  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })

  const [code] = (await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([cause]: Error[]) => {
      throw new BackupError(`${name} could not be started (${cause?.message}).`)
    }),
  ])) as [number | null]

  if (code !== 0) throw new BackupError(`${name} failed: ${said.trim()}`)
}

export interface Place {
  url: string
  /** Folder of PostgreSQL's own tools; empty where they are on the PATH. */
  bin: string
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()

  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** One committed state of the database by `pg_dump`; what is told of it is asked of the very same state. */
export const copyPostgres = (place: Place, folder: string): Promise<Looked> =>
  connected(place.url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
    const to = join(folder, POSTGRES_COPY)
    const snapshot = `--snapshot=${rows[0]?.id}`

    await runTool(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', '--schema=public', snapshot, '-f', to],
      place,
    )

    return lookInto(asking(client), true)
  })

/** Refuses where somebody uses the database, or where there is something and it is not to be replaced. */
export const checkPostgresFree = (url: string, replace: boolean): Promise<void> =>
  connected(url, async (client) => {
    const { rows: others } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND backend_type = 'client backend'`,
    )

    if (others.length > 0)
      throw new BackupError('Somebody is connected to the database: stop every service first.')

    const { rows: tables } = await client.query(
      `SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`,
    )

    if (tables.length > 0 && !replace)
      throw new BackupError('There are data already: with --replace they are moved aside.')
  })

/** Fills the schema `public` anew, the old one keeps its tables under another name; all of it or nothing. */
export async function restorePostgres(place: Place, dump: string, aside: string): Promise<Looked> {
  await connected(place.url, (client) =>
    client.query(`BEGIN; ALTER SCHEMA public RENAME TO "${aside}"; CREATE SCHEMA public; COMMIT`),
  )

  const args = ['--no-owner', '--no-privileges', '--schema=public', '--single-transaction']

  try {
    await runTool('pg_restore', [...args, '--exit-on-error', dump], place)
  } catch (cause) {
    await connected(place.url, (client) =>
      client.query(
        `BEGIN; DROP SCHEMA public CASCADE; ALTER SCHEMA "${aside}" RENAME TO public; COMMIT`,
      ),
    )

    throw cause
  }

  return connected(place.url, async (client) => {
    const { rows } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = $1', [aside])
    // There was nothing to keep.
    if (rows.length === 0) await client.query(`DROP SCHEMA "${aside}"`)
    return lookInto(asking(client), true)
  })
}
