import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { startMock } from '@kangban/mock'

const HER = '13800000001'
/** Empty at first. */
const cacheDir = 'cache'
/** Without them no state can be made: what is shipped must be found. */
const MIGRATIONS = 'node_modules/@kangban/mock/prisma/migrations'
renameSync(MIGRATIONS, 'migrations')

await using(await startMock({ frozen: true, cacheDir }), async (mock) => {
  const { token } = await mock.session(HER)
  const headers = { authorization: token, 'content-type': 'application/json' }

  const call = async (path, init = {}) =>
    (await fetch(`${mock.url}/api${path}`, { headers, ...init })).json()

  const before = await call('/user/v1/list/contacts')
  assert.equal(before.data.length, 2)
  const body = JSON.stringify({ contactName: '邻居', contactPhone: '13912345678' })
  assert.equal((await call('/user/v1/save/contacts', { method: 'POST', body })).code, '1000')
  assert.equal((await call('/user/v1/list/contacts')).data.length, 3)

  mock.fault({ operation: 'contacts.listContacts', status: 503 })
  assert.equal((await call('/user/v1/list/contacts')).code, '503')
  await mock.reset()
  assert.equal((await call('/user/v1/list/contacts')).code, '410')
})

renameSync('migrations', MIGRATIONS)

/** Another seed is made of the sources that the package brings along. */
await using(
  await startMock({ cacheDir, seed: 2, days: 1, port: null, now: '2026-03-02T08:00:00+08:00' }),
  async (mock) => {
    assert.equal(mock.now().getUTCFullYear(), 2026)
    assert.ok((await mock.session(HER)).token)
  },
)

async function using(mock, work) {
  try {
    await work(mock)
  } finally {
    await mock.stop()
  }
}
