import { expect, it } from 'vitest'
import { readConfig } from './env.ts'

const PRIMARY = 'postgresql://kangban@127.0.0.1/kangban'
const STANDBY = 'postgresql://kangban@127.0.0.2/kangban'

it('a service has ten connections for its calls and no standby, unless it is told so', () => {
  expect(readConfig({})).toMatchObject({ databasePool: 10, databaseReadUrl: null })

  expect(
    readConfig({ DATABASE_URL: PRIMARY, DATABASE_READ_URL: STANDBY, DATABASE_POOL: '4' }),
  ).toMatchObject({ databaseUrl: PRIMARY, databaseReadUrl: STANDBY, databasePool: 4 })
})

it.each([
  { DATABASE_READ_URL: STANDBY },
  { DATABASE_URL: 'file:/data/kangban.db', DATABASE_READ_URL: STANDBY },
  { DATABASE_URL: PRIMARY, DATABASE_READ_URL: 'file:/data/kangban.db' },
])('SQLite has no standby: %j', (env) => {
  expect(() => readConfig(env)).toThrow('DATABASE_READ_URL names a standby of PostgreSQL')
})

it.each(['0', '1', '2.5', 'many', '1001'])('a pool of %s connections is refused', (size) => {
  expect(() => readConfig({ DATABASE_POOL: size })).toThrow(`DATABASE_POOL is "${size}"`)
})
