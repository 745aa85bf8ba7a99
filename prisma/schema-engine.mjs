#!/usr/bin/env node
// Stand-in for the `schema-engine` binary that the Prisma CLI would download: the same command line and
// JSON-RPC-over-stdio protocol, served by the WASM build that Prisma publishes on npm.
// prisma.config.ts points PRISMA_SCHEMA_ENGINE_BINARY here. Keep @prisma/schema-engine-wasm on the very
// version that @prisma/engines-version names for the installed prisma.
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'

const argv = process.argv.slice(2)
const opt = (name) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined)
const url = JSON.parse(opt('--datasource') ?? '{}').url ?? ''
const isPg = /^postgres(ql)?:/.test(url)

// Adapters, with the quirks that only migrations meet
async function sqliteFactory(u = url) {
  const { PrismaBetterSqlite3 } = await import('@prisma/adapter-better-sqlite3')
  const factory = new PrismaBetterSqlite3({ url: u })

  factory.connectToShadowDb = async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'prisma-shadow-')), 'shadow.db')

    const a = await (await sqliteFactory('file:' + file)).connect(),
      dispose = a.dispose.bind(a)

    a.dispose = async () => {
      await dispose()
      rmSync(dirname(file), { recursive: true, force: true })
    }

    for (const m of ['queryRaw', 'executeRaw']) {
      const raw = a[m].bind(a)

      a[m] = async (q) => {
        // the engine replays a whole migration.sql through one raw call; drivers run only its first statement
        if (q.args.length || /^\s*(select|pragma|with)\b/i.test(q.sql)) return raw(q)
        await a.executeScript(q.sql)
        return m === 'queryRaw' ? { columnNames: [], columnTypes: [], rows: [] } : 0
      }
    }

    return a
  }

  return factory
}

function pgConfig() {
  const { hostname: host, port, username, password, pathname } = new URL(url),
    d = decodeURIComponent

  return {
    host,
    port: Number(port || 5432),
    user: d(username),
    password: d(password) || undefined,
    database: d(pathname.slice(1)),
  }
}

async function pgFactory() {
  const { PrismaPg } = await import('@prisma/adapter-pg')

  const connect = async (database) => {
    const a = await new PrismaPg({ ...pgConfig(), database }).connect(),
      io = a.performIO.bind(a)

    // A pool's end() resolves before its sockets are closed: dropping the shadow database may still reach one of them,
    // and an 'error' event that nobody hears ends the process.
    a.underlyingDriver().on('connect', (client) => client.on('error', () => {}))
    // adapter-pg parts a script at every semicolon, those of a function too
    a.executeScript = async (script) => void (await a.underlyingDriver().query(script))
    // adapter-pg cannot read the catalogue's "char" type (OID 18), which the engine insists on: let it through as text,
    // then call the column what it is
    const charColumns = new WeakMap()

    a.performIO = async (q) => {
      const r = await io(q)

      charColumns.set(
        q,
        (r.fields ?? []).flatMap((f, i) => (f.dataTypeID === 18 ? [i] : [])),
      )

      for (const i of charColumns.get(q)) r.fields[i].dataTypeID = 1042
      return r
    }

    const raw = a.queryRaw.bind(a)

    a.queryRaw = async (q) => {
      const r = await raw(q)
      for (const i of charColumns.get(q) ?? []) r.columnTypes[i] = ColumnTypeEnum.Character
      return r
    }

    return a
  }

  const factory = new PrismaPg(pgConfig())
  factory.connect = () => connect(pgConfig().database)

  factory.connectToShadowDb = async () => {
    const name = `prisma_shadow_${globalThis.crypto.randomUUID().replaceAll('-', '')}`
    const admin = await connect(pgConfig().database)
    await admin.executeScript(`CREATE DATABASE "${name}"`)

    const a = await connect(name),
      dispose = a.dispose.bind(a)

    a.dispose = async () => {
      await dispose()
      await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.dispose()
    }

    return a
  }

  return factory
}

const adapterFactory = () => (isPg ? pgFactory() : sqliteFactory())

async function createDatabase() {
  // SQLite makes its file on connecting
  if (!isPg) return ''

  const { PrismaPg } = await import('@prisma/adapter-pg'),
    { database } = pgConfig()

  const a = await new PrismaPg({ ...pgConfig(), database: 'postgres' }).connect()

  try {
    await a.executeScript(`CREATE DATABASE "${database.replaceAll('"', '""')}"`)
  } finally {
    await a.dispose()
  }

  return database
}

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL,
  "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`

async function sqliteScript(make) {
  const a = await (await adapterFactory()).connect()

  try {
    await a.executeScript(await make(a))
  } finally {
    await a.dispose()
  }
}

async function loadEngine() {
  const bgPath = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  )

  const bg = await import(bgPath)

  const { instance } = await WebAssembly.instantiate(
    await readFile(bgPath.replace(/\.js$/, '.wasm')),
    {
      './schema_engine_bg.js': bg,
    },
  )

  bg.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  if (!isPg && url) await sqliteScript(() => MIGRATIONS_TABLE) // the engine does not recognise SQLite's "no such table" for its own table
  const files = argv.filter((_, i) => argv[i - 1] === '--datamodels')

  const datamodels = files.length
    ? await Promise.all(files.map(async (f) => [f, await readFile(f, 'utf8')]))
    : undefined

  return bg.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(await adapterFactory()),
  )
}

function userError(e) {
  let message = e?.message ?? String(e),
    error_code = e?.code

  try {
    ;({ message = message, error_code = error_code } = JSON.parse(message))
  } catch {
    /* plain text */
  }

  if (e?.cause?.kind === 'DatabaseDoesNotExist') error_code = 'P1003'
  return { is_panic: false, message, error_code: error_code ?? 'P1000', meta: e?.meta ?? null }
}

const logError = (e) =>
  console.error(
    JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: userError(e) }),
  )

// A panic of the engine is an answer that never comes: say what it was, and fail.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(message) {
    logError(new Error(message))
    process.exit(1)
  },
}

process.on('uncaughtException', (e) => {
  // without a line of this form the CLI says only "Error in Schema engine"
  logError(e)
  process.exit(1)
})

if (argv.includes('--version')) {
  console.log('schema-engine (WASM from npm)')
  process.exit(0)
}

if (argv.includes('cli')) {
  // `can-connect-to-database` or `create-database`
  try {
    if (argv.includes('create-database')) await createDatabase()
    else {
      const a = await (await adapterFactory()).connect()
      await a.executeScript('SELECT 1')
      await a.dispose()
    }

    process.exit(0)
  } catch (e) {
    // the CLI skips the first line and reads the others as JSON
    console.error('schema-engine')
    logError(e)
    process.exit(1)
  }
}

const send = (o) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...o }) + '\n')

const special = {
  createDatabase: async () => ({ databaseName: await createDatabase() }),
  ...(!isPg && {
    reset: async () => {
      // the engine's own reset leaves SQLite's tables in place
      await sqliteScript(async (a) => {
        const { rows } = await a.queryRaw({
          sql: "SELECT type, name FROM sqlite_master WHERE type IN ('table','view') AND name NOT LIKE 'sqlite_%'",
          args: [],
          argTypes: [],
        })

        return [
          'PRAGMA foreign_keys=OFF',
          ...rows.map(([t, n]) => `DROP ${t} IF EXISTS "${n}"`),
          'PRAGMA foreign_keys=ON',
          MIGRATIONS_TABLE,
        ].join(';\n')
      })

      return null
    },
  }),
}

let engine

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  if (!method) continue // the CLI's answer to our "print"

  try {
    const result = special[method]
      ? await special[method]()
      : await (engine ??= await loadEngine())[method === 'getDatabaseVersion' ? 'version' : method](
          params,
        )

    if (method === 'diff' && result.stdout)
      send({ id: 1e6 + id, method: 'print', params: { content: result.stdout } })
    send({ id, result: result ?? null })
  } catch (e) {
    send({
      id,
      error: { code: 4466, message: 'An error happened, see data.', data: userError(e) },
    })
  }
}

process.exit(0)
