import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-secrets-'))

afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const SECRET = 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2'
const KEY = Buffer.alloc(32, 7)

it('secrets come from files where their names are given, without the line end of an editor', () => {
  const config = readConfig({
    MODE: 'production',
    ADMIN_PHONE: '13500000000',
    SMS_GATEWAY_URL: 'https://sms.invalid/send',
    PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
    MAIL_FROM: 'noreply@kangban.invalid',
    SECRET_KEY_FILE: fileOf('secret', `${SECRET}\n`),
    DATA_KEYS_FILE: fileOf('keys', `2026a:${KEY.toString('base64')}\r\n`),
    SMS_GATEWAY_KEY_FILE: fileOf('sms', 'key-of-the-gateway'),
    METRICS_KEY_FILE: fileOf('metrics', 'key-of-the-collector'),
    SMTP_URL_FILE: fileOf('smtp', 'smtps://user:password@mail.invalid:465'),
    DATABASE_URL_FILE: fileOf('database', 'file:/tmp/kangban.db\n'),
    FILES_URL: 's3://kangban?endpoint=https://s3.kangban.invalid&region=cn-north-1',
    FILES_ACCESS_KEY_FILE: fileOf('access', 'id-of-the-service\n'),
    FILES_SECRET_KEY_FILE: fileOf('files', 'key-of-the-store\n'),
  })

  expect(config).toMatchObject({
    secret: Buffer.from(SECRET),
    dataKeys: [{ id: '2026a', key: KEY }],
    smsGateway: { key: 'key-of-the-gateway' },
    metricsKey: 'key-of-the-collector',
    smtp: { url: 'smtps://user:password@mail.invalid:465' },
    databaseUrl: 'file:/tmp/kangban.db',
    objectStore: { accessKey: 'id-of-the-service', secretKey: 'key-of-the-store' },
  })
})

it('a file that is not there, and a secret that is given twice, are named', () => {
  expect(() => readConfig({ SECRET_KEY_FILE: join(folder, 'gone') })).toThrow(
    'SECRET_KEY_FILE cannot be read (ENOENT)',
  )

  expect(() =>
    readConfig({ METRICS_KEY: 'a-key-that-is-long', METRICS_KEY_FILE: fileOf('again', 'x') }),
  ).toThrow('METRICS_KEY and METRICS_KEY_FILE are both set')
})

it('no other setting comes from a file', () => {
  expect(readConfig({ PORT_FILE: fileOf('port', '9') }).port).toBe(8080)
})
