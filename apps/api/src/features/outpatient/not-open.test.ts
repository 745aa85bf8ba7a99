import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'
import { appointment } from './testing/appointment.ts'

const PATH = '/outpatient/v1/assist-send-email'

it('in production without a mail server is not open, and nothing is kept', async () => {
  const production = await startTestApp({ config: { mode: 'production', outpatientMail: null } })
  const one = await production.logIn('13700005900')
  await one.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  const answer = await one.post(PATH, appointment, { 'idempotency-key': randomUUID() })
  expect(answer).toMatchObject({ code: '9999', msg: '服务暂未开通', data: null })
  const { database } = production.services

  expect([await database.appointment.count(), await database.idempotencyKey.count()]).toEqual([
    0, 0,
  ])

  await production.stop()
})
