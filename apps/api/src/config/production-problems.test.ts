import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { productionProblems } from './production-problems.ts'

const good = {
  SECRET_KEY: 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2',
  DATA_KEYS: `2026a:${Buffer.alloc(32, 7).toString('base64')}`,
  ADMIN_PHONE: '13500000000',
  SMS_GATEWAY_URL: 'https://sms.invalid/send',
  PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
}

const problems = (env: Record<string, string>) => productionProblems({ ...good, ...env })
const AWAY = 'postgresql://kangban:dR8sT1wY6z@db.kangban.invalid/kangban'

it.each<Record<string, string>>([
  {},
  { DATABASE_URL: 'file:/data/kangban.db' },
  { DATABASE_URL: 'postgresql://kangban:dR8sT1wY6z@127.0.0.1:5432/kangban' },
  { DATABASE_URL: 'postgres://kangban:dR8sT1wY6z@[::1]/kangban' },
  { DATABASE_URL: `${AWAY}?sslmode=verify-full` },
  { DATABASE_URL: AWAY, DATABASE_PLAIN: '1' },
])('production may run with %j', (env) => {
  expect(problems(env)).toEqual([])
})

it.each([
  AWAY,
  `${AWAY}?sslmode=disable`,
  `${AWAY}?sslmode=no-verify`,
  `${AWAY}?sslmode=require&uselibpqcompat=true`,
  `${AWAY}?sslmode=verify-full&sslmode=disable`,
  AWAY.replace('postgresql:', 'postgres:'),
])('a database away needs a connection that shows who it is: %s', (url) => {
  expect(problems({ DATABASE_URL: url })).toEqual([
    expect.stringMatching(/^DATABASE_URL needs sslmode=verify-full/),
  ])
})

it('a standby away needs it as well', () => {
  expect(
    problems({ DATABASE_URL: `${AWAY}?sslmode=verify-full`, DATABASE_READ_URL: AWAY }),
  ).toEqual([expect.stringMatching(/^DATABASE_READ_URL needs sslmode=verify-full/)])
})

it.each(['kangban-local-only', 'change-me', '%63hangeme'])(
  'a password that everybody knows is refused: %s',
  (password) => {
    const url = `postgresql://kangban:${password}@localhost/kangban`

    expect(problems({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL still holds a placeholder for its password',
    ])
  },
)

it('an address that is none is named, and not told', () => {
  expect(problems({ DATABASE_URL: 'postgresql://kangban:pa/ss@[db' })).toEqual([
    'DATABASE_URL is no address',
  ])
})

it('takes no random key for a placeholder', () => {
  const refused = Array.from({ length: 20_000 }, () => randomBytes(32).toString('base64'))
    .flatMap((key) => productionProblems({ SECRET_KEY: key, DATA_KEYS: `a:${key}` }))
    .filter((problem) => problem.includes('placeholder'))

  expect(refused).toEqual([])
})
