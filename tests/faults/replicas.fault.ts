// Two replicas of the service on one database and one folder of files: what is uploaded to the one is shown by the other.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { ownFolder } from './own-service.ts'

const elsewhere = ownFolder()
let app: TestApp
let second: App
let apart: App
let path: string

beforeAll(async () => {
  app = await startTestApp()
  const { config } = app.services
  second = await buildApp(config, { clock: app.clock })
  apart = await buildApp({ ...config, dataDir: elsewhere.path }, { clock: app.clock })
  const user = await app.logIn('13912340000')
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const file = { bytes: await photo.png().toBuffer(), name: 'a.png' }

  const sent = await user.upload<{ url: string }>('/files/v1/app/upload', file, {
    purpose: 'avatar',
  })

  path = sent.data.url
})

afterAll(async () => {
  await second.server.close()
  await apart.server.close()
  await app.stop()
  elsewhere.remove()
})

it('a picture is shown by every replica that has the folder', async () => {
  for (const { server } of [app, second]) {
    const { statusCode, headers } = await server.inject({ url: path })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  }
})

it('a replica with a folder of its own is caught', async () => {
  expect((await apart.server.inject({ url: path })).statusCode).toBe(404)
})

/** The lines of a service in the compose file. */
function serviceOf(compose: string, name: string): string {
  const lines = compose.split('\n')
  const start = lines.indexOf(`  ${name}:`)
  const length = lines.slice(start + 1).findIndex((line) => /^ {0,2}\S/.test(line))
  return lines.slice(start, start + 1 + length).join('\n')
}

it('the replicas of the compose file share the volume that is prepared for them', () => {
  const file = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url))
  const compose = readFileSync(file, 'utf8')

  expect(serviceOf(compose, 'prepare-scaled')).toMatch(
    /volumes: &scaled-files\n\s+- scaled-data:\/data\n/,
  )

  expect(serviceOf(compose, 'api-scaled')).toContain('volumes: *scaled-files\n')
  expect(compose).toMatch(/\nvolumes:\n(?: {2}\S+\n)*? {2}scaled-data:\n/)
})
