import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// The WASM engine from npm instead of a downloaded binary: docs/adr/0003-prisma-without-a-downloaded-engine.md
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= here('./prisma/schema-engine.mjs')

const url = process.env['DATABASE_URL'] ?? `file:${here('./data/kangban.db')}`
const postgres = /^postgres(ql)?:/.test(url)

if (postgres) {
  mkdirSync(here('./prisma/.postgresql'), { recursive: true })
  const schema = readFileSync(here('./prisma/schema.prisma'), 'utf8')

  writeFileSync(
    here('./prisma/.postgresql/schema.prisma'),
    schema
      .replace('provider = "sqlite"', 'provider = "postgresql"')
      .replace('./generated/sqlite', '../generated/postgresql'),
  )
} else {
  mkdirSync(here('./data'), { recursive: true })
}

export default defineConfig({
  schema: postgres ? 'prisma/.postgresql/schema.prisma' : 'prisma/schema.prisma',
  migrations: { path: postgres ? 'prisma/migrations-postgresql' : 'prisma/migrations' },
  datasource: { url },
})
