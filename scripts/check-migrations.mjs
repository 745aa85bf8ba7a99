// The migrations and the models must say the same. SQLite needs no server for that; with a postgresql:// DATABASE_URL
// the other folder is checked on that server.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const url = process.env.DATABASE_URL ?? 'file:./data/kangban.db'
const postgres = url.startsWith('postgresql:')
const folder = postgres ? 'prisma/migrations-postgresql' : 'prisma/migrations'
const schema = postgres ? 'prisma/.postgresql/schema.prisma' : 'prisma/schema.prisma'
const DIFFERS = 2

const compare = (file) =>
  spawnSync(
    'prisma',
    ['migrate', 'diff', '--from-migrations', folder, '--to-schema', file, '--exit-code'],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url },
    },
  )

const { status, stdout, stderr } = compare(schema)

if (status !== 0) {
  console.error(`${folder} does not give ${schema}:\n${stdout}\n${stderr}`)
  process.exit(1)
}

// A comparison that finds nothing whatever it is given would pass too: it must see one model more.
const changed = `${schema}.changed.prisma`
writeFileSync(changed, `${readFileSync(schema, 'utf8')}\nmodel Unknown {\n  id Int @id\n}\n`)
const control = compare(changed)
rmSync(changed)

if (control.status !== DIFFERS) {
  console.error(
    `The comparison does not see a model more: ${control.status}\n${control.stdout}\n${control.stderr}`,
  )

  process.exit(1)
}

console.log(`${folder} gives ${schema}`)
