import { expect, it } from 'vitest'
import { readConfig } from './env.ts'
import { objectStore } from './object-store.ts'

const KEYS = { FILES_ACCESS_KEY: 'id-of-the-service', FILES_SECRET_KEY: 'key-of-the-store' }
const AWAY = 's3://kangban-files?endpoint=https://s3.kangban.invalid&region=cn-north-1'

const problems = (url: string, mode = 'demo') =>
  objectStore({ ...KEYS, FILES_URL: url }, mode).problems

it('files lie in DATA_DIR where nothing else is said, and in the bucket that is named', () => {
  expect(readConfig({}).objectStore).toBeNull()
  expect(readConfig({ FILES_URL: '' }).objectStore).toBeNull()

  expect(readConfig({ ...KEYS, FILES_URL: AWAY }).objectStore).toEqual({
    bucket: 'kangban-files',
    endpoint: 'https://s3.kangban.invalid',
    region: 'cn-north-1',
    accessKey: 'id-of-the-service',
    secretKey: 'key-of-the-store',
  })

  expect(objectStore({ FILES_URL: AWAY.replace(/&.*/, '') }, 'demo').store?.region).toBe(
    'us-east-1',
  )
})

it.each([
  ['/mnt/files', 'FILES_URL must look like'],
  ['https://s3.kangban.invalid/bucket', 'FILES_URL must look like'],
  ['s3://Bucket?endpoint=https://s3.kangban.invalid', 'FILES_URL must look like'],
  ['s3://bucket', 'FILES_URL must look like'],
  ['s3://bucket?region=cn-north-1', 'FILES_URL needs an endpoint'],
  ['s3://bucket?endpoint=s3.kangban.invalid', 'FILES_URL needs an endpoint'],
  ['s3://bucket?endpoint=https://s3.kangban.invalid/path', 'FILES_URL needs an endpoint'],
  ['s3://bucket?endpoint=https://s3.kangban.invalid&acl=public', 'FILES_URL has acl'],
])('%s is refused: %s', (url, why) => {
  expect(problems(url)).toEqual([expect.stringContaining(why)])
})

it('the service proves itself there', () => {
  const needed = ['FILES_URL needs FILES_ACCESS_KEY and FILES_SECRET_KEY']
  expect(objectStore({ FILES_URL: AWAY }, 'demo').problems).toEqual(needed)

  expect(objectStore({ ...KEYS, FILES_SECRET_KEY: '', FILES_URL: AWAY }, 'demo').problems).toEqual(
    needed,
  )
})

it('in production by https alone, but on the same machine', () => {
  const plain = AWAY.replace('https:', 'http:')
  expect(problems(plain)).toEqual([])
  expect(problems(plain, 'production')).toEqual([expect.stringContaining('https endpoint')])
  expect(problems(AWAY, 'production')).toEqual([])
  expect(problems('s3://kangban?endpoint=http://127.0.0.1:9000', 'production')).toEqual([])
})
