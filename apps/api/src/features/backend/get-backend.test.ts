import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'

it('says to anybody that it is our own service', async () => {
  const app = await startTestApp()

  expect(await app.client().get('/backend/v1/info')).toMatchObject({
    status: 200,
    code: '1000',
    data: { backend: 'kangban', version: app.services.config.version },
  })

  await app.stop()
})

it('is nowhere on a back end that knows the documents alone', async () => {
  const app = await startTestApp({ config: { profile: 'documented' } })
  const { status, body } = await app.http().get('/api/backend/v1/info')
  expect(status).toBe(404)
  expect(body).not.toHaveProperty('data')
  await app.stop()
})
