// A hundred mocks of one process, each asked, and none of them touched by another.
import assert from 'node:assert/strict'
import { startMock } from '@kangban/mock'

const COUNT = 100
const HER = '13800000001'
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)
const first = await startMock()
const [before, started] = [megabytes(), performance.now()]
const others = await Promise.all(Array.from({ length: COUNT - 1 }, () => startMock()))
const all = [first, ...others]
const up = performance.now()

/** The names of her contacts, after one with that number was added. */
async function contactsAfter(mock, number) {
  const { token } = await mock.session(HER)
  const headers = { authorization: token, 'content-type': 'application/json' }
  const body = JSON.stringify({ contactName: `邻居${number}`, contactPhone: '13912345678' })
  const ask = (path, init) => fetch(`${mock.url}/api/user/v1/${path}`, { headers, ...init })
  await (await ask('save/contacts', { method: 'POST', body })).text()
  const { data } = await (await ask('list/contacts')).json()
  return data.map(({ name }) => name).slice(2)
}

const seen = await Promise.all(all.map((mock, number) => contactsAfter(mock, number)))

assert.deepEqual(
  seen,
  all.map((_, number) => [`邻居${number}`]),
)

const asked = performance.now()
const most = megabytes()
await Promise.all(all.map((mock) => mock.stop()))

console.log(
  `${COUNT} in one process: ${COUNT - 1} more in ${Math.round(up - started)} ms, three calls of each in ` +
    `${Math.round(asked - up)} ms, ${((most - before) / (COUNT - 1)).toFixed(1)} MB each (${most} MB), ` +
    `ended in ${Math.round(performance.now() - asked)} ms; each saw its own writes alone`,
)
