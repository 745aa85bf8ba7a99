import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, brokenConnection, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useConfirm } from '../../../shared/ui/layers/confirm.ts'
import UploadPage from './UploadPage.tsx'

const CONSENT = { kind: 'health-data', version: '2023-11-20', givenAt: '2024-01-01T10:00:00+08:00' }
const STORED = contract.files.uploadFile.example?.output

const SAVED = {
  ...contract.archive.saveDocument.example?.output,
  type: 'laboratory',
  day: '2024-01-01',
  note: '空腹',
}

let uploads = 0

const service = (answers: Answers = {}) =>
  startService({
    'account.listConsents': () => [CONSENT],
    'files.uploadFile': () => ({ ...STORED, id: `f${++uploads}` }),
    'archive.saveDocument': () => SAVED,
    ...answers,
  })

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/拍照或选图/), { target: { files } })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const open = async () => {
  renderPage(UploadPage, '/healthArchive/upload')
  await screen.findByText(/每张不超过 10 MB/)
}

beforeAll(loadContracts)
// So that no test waits for the library to be read.
beforeAll(() => import('../../../shared/ui/antd/wheels.ts'))

beforeEach(() => {
  uploads = 0
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})

afterEach(() => {
  setHost(undefined)
  vi.useRealTimers()
})

it('asks for the consent to health data before a photo can be chosen', async () => {
  let consents: object[] = []
  const given: unknown[] = []

  service({
    'account.listConsents': () => consents,
    'account.giveConsent': ({ body }) => {
      given.push(body)
      consents = [CONSENT]
      return CONSENT
    },
  })

  renderPage(UploadPage, '/healthArchive/upload')
  const agree = await screen.findByRole('button', { name: '同意并继续' })
  expect(screen.queryByLabelText(/拍照或选图/)).toBeNull()
  fireEvent.click(agree)
  expect(await screen.findByLabelText(/拍照或选图/)).toBeDefined()
  expect(given).toEqual([{ kind: 'health-data', version: expect.any(String) }])
})

/** Chooses the day anew by one of its wheels. */
async function turnTo(wheel: string, value: string) {
  fireEvent.click(screen.getByText('日期'))
  fireEvent.change(await screen.findByLabelText(wheel), { target: { value } })
  fireEvent.click(screen.getByText('确定'))
  await waitFor(() => expect(screen.queryByText('确定')).toBeNull())
}

it('says what keeps a document from being saved, and sends nothing', async () => {
  const world = service()
  await open()
  press('保存到档案')
  expect(await screen.findAllByText('请先选择图片')).not.toHaveLength(0)
  expect(screen.getAllByText('请选择资料类型')).not.toHaveLength(0)
  expect(world.asked.filter((path) => path.endsWith('/save'))).toEqual([])
})

it('takes no day that is still to come', async () => {
  service()
  await open()
  await turnTo('日期日', '1')
  // The guard of what is not saved begins with the choice, and is not taken for somebody who leaves.
  expect(useConfirm.getState().options).toBeNull()
  fireEvent.click(screen.getByText('日期'))
  const days = await screen.findByLabelText<HTMLSelectElement>('日期日')
  expect([days.value, [...days.options].map(({ value }) => value)]).toEqual(['1', ['1', '2']])
})

it('shows each photo with its state: one that failed can be tried again or removed', async () => {
  let refuses = true

  service({
    'files.uploadFile': () =>
      refuses && uploads++ === 1 ? refused('imageSpaceFull') : { ...STORED, id: `f${uploads}` },
  })

  await open()
  choose(file('a.jpg'), file('b.jpg'), file('c.pdf', 'application/pdf'))
  expect(await screen.findByText('图片空间已满，请先删除一些')).toBeDefined()
  expect(screen.getByText(/c\.pdf 不是 JPEG、PNG 或 WebP 图片/)).toBeDefined()
  expect(screen.getByText('已传好 1/2 张')).toBeDefined()
  press('保存到档案')
  expect((await screen.findAllByText(/有 1 张没传上/)).length).toBeGreaterThan(0)
  refuses = false
  press('重试第 2 张')
  expect(await screen.findByText('已传好 2/2 张')).toBeDefined()
  press('删除第 1 张')
  expect(await screen.findByText('已传好 1/1 张')).toBeDefined()
})

it('keeps everything when saving fails, and sends the same again under the same key', async () => {
  const world = service({ 'archive.saveDocument': brokenConnection })
  await open()
  choose(file('a.jpg'), file('b.jpg'))
  await screen.findByText('已传好 2/2 张')
  fireEvent.click(screen.getByLabelText('化验'))
  await turnTo('日期日', '1')
  fireEvent.change(screen.getByLabelText(/备注/), { target: { value: ' 空腹 ' } })
  press('保存到档案')
  expect(await screen.findByText(/没有保存成功/)).toBeDefined()
  expect(screen.getByText('已传好 2/2 张')).toBeDefined()
  world.answer('archive.saveDocument', () => SAVED)
  press('保存到档案')
  expect(await screen.findByText('已存进健康档案')).toBeDefined()
  await waitFor(() => expect(location.hash).toBe('#/healthArchive'))
  const body = { type: 'laboratory', day: '2024-01-01', note: '空腹', fileIds: ['f1', 'f2'] }
  const sent = world.callsOf('archive.saveDocument')
  expect(sent.map((call) => call.body)).toEqual([body, body])
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

it('takes the photos of the native app, as many as there is room for', async () => {
  const images = Array.from({ length: 12 }, (_, index) => ({
    id: `n${index}`,
    url: `https://x.example/${index}.jpg`,
  }))

  const native = simulatedHost({ images })
  setHost(native)
  service()
  await open()
  press('拍照或选图')
  expect(await screen.findByText('已传好 9/9 张')).toBeDefined()
  expect(native.calls).toEqual([{ action: 'uploadImage', parameters: { remain: 9 } }])
  expect(screen.queryByRole('button', { name: '拍照或选图' })).toBeNull()
})

it('says that the album may not be used; closing it says nothing', async () => {
  service()

  setHost(
    simulatedHost({ permissions: { camera: 'granted', album: 'denied', location: 'granted' } }),
  )

  await open()
  press('拍照或选图')
  expect(await screen.findByText(/没有使用相册或相机的权限/)).toBeDefined()
})

it('loses no photo to an album that falls silent, answers nothing, or gives the same twice', async () => {
  const images = [{ id: 'n1', url: 'https://x.example/1.jpg' }]
  const native = simulatedHost({ images, patienceMs: 20 })
  setHost(native)
  service()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open()
  press('拍照或选图')
  expect(await screen.findByText('已传好 1/1 张')).toBeDefined()
  native.set({ manner: 'never' })
  press('拍照或选图')
  expect(await screen.findByText(/等了很久没有收到照片/)).toBeDefined()
  native.set({ manner: 'answers', images: [] })
  press('拍照或选图')
  expect(await screen.findByText(/没有收到新的照片/)).toBeDefined()
  native.set({ images: [...images, { id: 'n2', url: 'https://x.example/2.jpg' }] })
  press('拍照或选图')
  expect(await screen.findByText('已传好 2/2 张')).toBeDefined()
})
