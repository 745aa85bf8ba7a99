import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import HealthArchivePage from './HealthArchivePage.tsx'

const link = (id: string) => ({
  id,
  url: `/image/${id}?s=1`,
  thumbnailUrl: `/thumb/${id}`,
  width: 3,
  height: 4,
})

const paper = (id: string, day: string, fields: object = {}) => ({
  id,
  type: 'checkup',
  typeName: '体检报告',
  day,
  note: '',
  files: [link(`${id}-1`)],
  createdAt: '2024-01-01T09:20:00+08:00',
  ...fields,
})

const NEWEST = paper('d1', '2024-01-01', { note: '社区体检', files: [link('a'), link('b')] })
const BLOOD = paper('d2', '2023-05-01', { type: 'laboratory', typeName: '化验' })
const INFO = contract.profile.getHealthInfo.example?.output

let papers = [NEWEST, BLOOD]

const service = (answers: Answers = {}) =>
  startService({
    'profile.getHealthInfo': () => INFO,
    'profile.listOwnMedicalTags': () => [
      { tagCode: '1', tagName: '高血压', selected: true, kangban: { id: '1', group: null } },
      { tagCode: '2', tagName: '心房颤动', selected: true, kangban: { id: '2', group: null } },
    ],
    'archive.listDocuments': ({ query }) => {
      const [type, year] = [query.get('type'), query.get('year')]
      const ofType = papers.filter((one) => !type || one.type === type)
      const found = ofType.filter(({ day }) => !year || day.startsWith(year))
      const [pn, ps] = [Number(query.get('pn')), Number(query.get('ps'))]

      const years = ['2024', '2023'].flatMap((one) => {
        const total = ofType.filter(({ day }) => day.startsWith(one)).length
        return total > 0 ? [{ year: Number(one), total }] : []
      })

      return { list: found.slice((pn - 1) * ps, pn * ps), total: found.length, pn, ps, years }
    },
    ...answers,
  })

const open = (path = '/healthArchive') => renderPage(HealthArchivePage, path)

const names = () =>
  screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

beforeAll(loadContracts)

beforeEach(() => {
  papers = [NEWEST, BLOOD]
})

afterEach(() => void vi.useRealTimers())

it('says how complete the archive is, and tells the person by what was filled in', async () => {
  service()
  open()
  expect(await screen.findByText(/档案填齐了/)).toBeDefined()
  expect(screen.getByRole('img', { name: '档案完整度，10 项填了 10 项' })).toBeDefined()
  const person = within(screen.getByRole('region', { name: '个人情况' }))
  for (const text of ['69 岁', '女', '158 厘米', '高血压、心房颤动', '在服降压药', '5–7 小时'])
    expect(person.getByText(text)).toBeDefined()
  expect(person.getByText('成人参考 18.5–23.9')).toBeDefined()
})

it('names what is missing and leads there, and leaves out what nobody filled in', async () => {
  papers = []
  service({ 'profile.getHealthInfo': () => ({ ...INFO, waistline: null, height: null }) })
  open()
  const missing = await screen.findByRole('link', { name: /还缺：身高、腰围/ })
  expect(missing.getAttribute('href')).toMatch(/^#\/information/)
  const upload = screen.getByRole('link', { name: /还缺：体检报告或病历照片/ })
  expect(upload.getAttribute('href')).toBe('#/healthArchive/upload')
  expect(await screen.findByText(/还没有资料/)).toBeDefined()
  expect(screen.queryByText('BMI')).toBeNull()
})

it('lists the papers by year, with links to their pictures', async () => {
  service()
  open()
  expect(await screen.findByRole('region', { name: '2024年' })).toBeDefined()
  expect(screen.getByRole('region', { name: '2023年' })).toBeDefined()
  expect(names()).toEqual(['体检报告', '化验'])
  const second = screen.getByRole('link', { name: '看第 2 张大图，共 2 张' })
  expect(second.getAttribute('href')).toBe('#/PictureDisplay?n=2')
  fireEvent.click(second)
  const { usr } = history.state as { usr: unknown }

  expect(usr).toEqual({
    pictures: { urls: ['/image/a?s=1', '/image/b?s=1'], title: '1月1日 体检报告' },
  })
})

it('filters by type and year, in the address', async () => {
  service()
  open()
  await screen.findByRole('region', { name: '2024年' })
  fireEvent.click(screen.getByRole('button', { name: '化验' }))
  await waitFor(() => expect(names()).toEqual(['化验']))
  expect(location.hash).toBe('#/healthArchive?type=laboratory')
})

it('says that there is no paper of a kind, and leads back to all of them', async () => {
  service()
  open('/healthArchive?type=inpatient')
  expect(await screen.findByText('没有这样的资料。')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '看全部资料' }))
  expect(await screen.findByRole('region', { name: '2024年' })).toBeDefined()
  expect(names()).toEqual(['体检报告', '化验'])
})

it('reads on page by page, and says when the next one did not come', async () => {
  papers = Array.from({ length: 25 }, (_, index) => paper(`p${index}`, '2024-01-01'))
  const world = service()
  open()
  const more = await screen.findByRole('button', { name: '再看一些' })
  expect(names()).toHaveLength(20)
  world.offline = true
  fireEvent.click(more)
  expect(await screen.findByText(/后面的没能加载出来/)).toBeDefined()
  world.offline = false
  fireEvent.click(screen.getByRole('button', { name: '再看一些' }))
  await waitFor(() => expect(names()).toHaveLength(25))
  expect(screen.queryByRole('button', { name: '再看一些' })).toBeNull()
})

it('deletes a paper only after asking, and says what goes with it', async () => {
  const removed: unknown[] = []

  service({
    'archive.deleteDocument': ({ body }) => {
      removed.push(body)
      papers = papers.filter(({ id }) => id !== body['id'])
      return {}
    },
  })

  open()
  const button = await screen.findByRole('button', { name: '删除 1月1日 体检报告' })
  fireEvent.click(button)

  expect(
    await screen.findByText('1月1日 体检报告和里面的 2 张图片会一起删掉，不能恢复。'),
  ).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: '保留' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removed).toEqual([])
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(names()).toEqual(['化验']))
  expect(removed).toEqual([{ id: 'd1' }])
})

it('offers to try again when nothing could be asked', async () => {
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText(/档案填齐了/)).toBeDefined()
})

it('can do all the same in elderly mode, and reads aloud', async () => {
  service()
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open()
  await screen.findByRole('region', { name: '2024年' })
  for (const name of ['读给我听', '添加资料', '删除 1月1日 体检报告', '化验'])
    expect(screen.getByRole('button', { name })).toBeDefined()
})
