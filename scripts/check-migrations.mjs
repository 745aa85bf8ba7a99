// The migrations and the models must say the same. SQLite needs no server for that; with a postgresql:// DATABASE_URL
// the other folder is checked on that server.
import { spawnSync } from 'node:child_process'

const url = process.env.DATABASE_URL ?? 'file:./data/kangban.db'
const postgres = url.startsWith('postgresql:')
const folder = postgres ? 'prisma/migrations-postgresql' : 'prisma/migrations'
const schema = postgres ? 'prisma/.postgresql/schema.prisma' : 'prisma/schema.prisma'
const { status, stdout, stderr } = spawnSync(
  'prisma',
  ['migrate', 'diff', '--from-migrations', folder, '--to-schema', schema, '--exit-code'],
  { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } },
)
if (status !== 0) {
  console.error(`${folder} does not give ${schema}:\n${stdout}\n${stderr}`)
  process.exit(1)
}
console.log(`${folder} gives ${schema}`)
