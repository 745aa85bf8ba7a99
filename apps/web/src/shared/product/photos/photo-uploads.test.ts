import { beforeEach, expect, it, vi } from 'vitest'
import { sortFiles } from './photo-rules.ts'
import { photoUploads } from './photo-uploads.ts'

const MB = 1024 * 1024

const photo = (name: string, { type = 'image/jpeg', size = 5 } = {}) =>
  new File([new Uint8Array(size)], name, { type })

interface Sent {
  name: string
  key: string
  signal: AbortSignal
  done: (id: string) => void
  fail: () => void
}

function start() {
  const sent: Sent[] = []

  const uploads = photoUploads({
    upload: ({ name }, { key, signal }) =>
      new Promise((resolve, reject) => {
        sent.push({
          name,
          key,
          signal,
          done: (id) => resolve({ id, url: `/${id}` }),
          fail: () => reject(new Error('gone')),
        })
      }),
    reasonOf: () => '请检查网络',
  })

  const states = () => uploads.store.getState().map(({ state }) => state)
  return { sent, uploads, states }
}

const settle = () =>
  new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))))

const released: string[] = []

beforeEach(() => {
  released.length = 0
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url))
})

it('takes JPEG, PNG and WebP of at most 10 MB, nine in all, and says why it does not take the rest', () => {
  const files = [
    photo('a.jpg'),
    photo('b.heic', { type: 'image/heic' }),
    photo('c.png', { type: 'image/png', size: 10 * MB + 1 }),
    photo('d.webp', { type: 'image/webp', size: 0 }),
    photo('e.png', { type: 'image/png', size: 10 * MB }),
    photo('f.webp', { type: 'image/webp' }),
  ]

  const { taken, refusals } = sortFiles(files, { room: 2, most: 9 })
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'e.png'])

  expect(refusals).toEqual([
    'b.heic 不是 JPEG、PNG 或 WebP 图片，没有加进来。',
    'c.png 超过 10 MB，没有加进来。',
    'd.webp 是空的，没有加进来。',
    '最多 9 张，多选的 1 张没有加进来。',
  ])
})

it('sends one after the other, and goes on after one has failed', async () => {
  const { sent, uploads, states } = start()
  uploads.add([photo('1'), photo('2'), photo('3')])
  expect(states()).toEqual(['uploading', 'waiting', 'waiting'])
  sent[0]?.done('f1')
  await settle()
  expect(states()).toEqual(['done', 'uploading', 'waiting'])
  sent[1]?.fail()
  await settle()
  expect(states()).toEqual(['done', 'failed', 'uploading'])

  expect(
    uploads.store.getState().map(({ fileId, storedUrl, reason }) => [fileId, storedUrl, reason]),
  ).toEqual([
    ['f1', '/f1', null],
    [null, null, '请检查网络'],
    [null, null, null],
  ])
})

it('a retry carries the key of the first time', async () => {
  const { sent, uploads, states } = start()
  uploads.add([photo('1')])
  sent[0]?.fail()
  await settle()
  const key = uploads.store.getState()[0]?.key ?? ''
  uploads.retry(key)
  expect(states()).toEqual(['uploading'])
  sent[1]?.done('f1')
  await settle()
  expect(states()).toEqual(['done'])
  expect(sent.map((one) => one.key)).toEqual([key, key])
})

it('one that is removed on its way is ended, makes way for the next and never comes back', async () => {
  const { sent, uploads, states } = start()
  uploads.add([photo('1'), photo('2')])
  uploads.remove(sent[0]?.key ?? '')
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(released).toEqual(['blob:0'])
  sent[0]?.done('f1')
  await settle()
  expect(states()).toEqual(['uploading'])
  expect(sent.map(({ name }) => name)).toEqual(['1', '2'])
})

it('ends all of them when the page is left, and begins no other', async () => {
  const { sent, uploads } = start()
  uploads.add([photo('1'), photo('2')])
  uploads.dispose()
  sent[0]?.fail()
  await settle()
  expect(sent).toHaveLength(1)
  expect(released).toEqual(['blob:0', 'blob:1'])
})

it('what the native app has uploaded is there at once', () => {
  const { sent, uploads } = start()
  uploads.addStored([{ id: 'n1', url: 'https://x.example/n1.jpg' }])

  expect(uploads.store.getState()).toMatchObject([
    { state: 'done', fileId: 'n1', previewUrl: 'https://x.example/n1.jpg' },
  ])

  expect(sent).toEqual([])
})
