import type { Warning } from '@kangban/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import WarnEventListPage from './WarnEventListPage.tsx'

/** As our service answers them: with what it adds. */
type Told = Warning & { kangban: NonNullable<Warning['kangban']> }

const oxygen: Told = {
  id: 'w1',
  eventType: 'oxygen-low',
  eventName: '夜间血氧偏低',
  value: 87,
  unit: '%',
  limit: 90,
  level: 'bad',
  createTime: '2024-01-02T03:26:00+08:00',
  handled: false,
  kangban: {
    otherValue: null,
    otherLimit: null,
    seconds: 80,
    handledAs: null,
    valueText: '87%',
    limitText: '下限 90%',
  },
}

const fibrillation: Told = {
  ...oxygen,
  id: 'w2',
  eventType: 'af-suspected',
  eventName: '心电图疑似房颤',
  createTime: '2024-01-02T14:30:00+08:00',
  kangban: {
    ...oxygen.kangban,
    seconds: null,
    valueText: '118 次/分',
    limitText: '自动分析，不是诊断',
  },
}

const pressure: Told = {
  ...oxygen,
  id: 'w3',
  eventType: 'pressure-high',
  eventName: '早晨血压偏高',
  level: 'warn',
  createTime: '2024-01-01T07:58:00+08:00',
  handled: true,
  kangban: { ...oxygen.kangban, handledAs: '告诉女儿', valueText: '143/90' },
}

interface World extends FakeService {
  warnings: Told[]
  marked: unknown[]
}

const NUMBER = { id: 'c1', name: '李秀英（女儿）', phone: '13900000000' }

/** A service that marks what it is told to mark. */
function service(warnings: Told[]): World {
  const fake = fakeService({
    'warnings.listWarnings': () => world.warnings,
    'warnings.getWarningSummary': () => ({
      open: 2,
      sentence: [{ text: '先看夜里的血氧。', tone: 'bad' }],
      elderSentence: [{ text: '请看夜里的血氧。', tone: 'bad' }],
    }),
    'contacts.listContacts': () => [NUMBER],
    'warnings.markRead': ({ body }) => {
      const input = body as { ids: string[]; handledAs?: string }
      world.marked.push(input)

      const mark = (warning: Told): Told => {
        const kangban = { ...warning.kangban, handledAs: input.handledAs ?? null }
        return { ...warning, handled: true, kangban }
      }

      world.warnings = world.warnings.map((warning) =>
        input.ids.includes(warning.id) ? mark(warning) : warning,
      )

      return { handled: 1 }
    },
  })

  const world: World = Object.assign(fake, { warnings, marked: [] })
  return world
}

const open = () => renderPage(WarnEventListPage, '/warnEventList')
const item = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-01-02T16:00:00+08:00') })
  testConfig()
  useSettings.setState({ elder: false, extraLarge: false })
  return () => vi.useRealTimers()
})

it('[WARN-02] groups by day, what waits first, with kind, value against limit, time, level, state, and where each leads', async () => {
  service([pressure, { ...fibrillation, handled: true }, oxygen])
  open()
  await screen.findByText('夜间血氧偏低')

  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['今天 · 1月2日 周二', '昨天 · 1月1日 周一'])

  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['夜间血氧偏低', '心电图疑似房颤', '早晨血压偏高'])

  expect(item('夜间血氧偏低').getByText('03:26 · 约 2 分钟 · 下限 90%')).toBeDefined()
  expect(item('夜间血氧偏低').getByText('87%')).toBeDefined()
  expect(item('夜间血氧偏低').getByText('异常').parentElement?.textContent).toBe('87%!异常')
  expect(item('早晨血压偏高').getByText('143/90')).toBeDefined()
  expect(screen.getByRole('group', { name: '筛选预警事件' })).toBeDefined()
  fireEvent.click(item('夜间血氧偏低').getByRole('button', { name: /^看/ }))
  expect(location.hash).toBe('#/bloodOxygen?date=2024-01-02')
  expect(item('早晨血压偏高').getByText('07:58 · ✓ 已处理：告诉女儿')).toBeDefined()
  expect(item('早晨血压偏高').queryByRole('button', { name: '标记已处理' })).toBeNull()
  expect(screen.getByText('先看夜里的血氧。')).toBeDefined()
  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
})

it('marks an event with what was done, and closing the sheet marks nothing', async () => {
  const world = service([oxygen])
  open()
  fireEvent.click(await screen.findByRole('button', { name: '标记已处理' }))
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.marked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '标记已处理' }))
  fireEvent.click(screen.getByRole('button', { name: '告诉家人' }))
  expect(await screen.findByText('03:26 · ✓ 已处理：告诉家人')).toBeDefined()
  expect(world.marked).toEqual([{ ids: ['w1'], handledAs: '告诉家人' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('filters by what waits and by kind, and counts', async () => {
  service([oxygen, fibrillation, pressure])
  open()
  await screen.findByText('夜间血氧偏低')
  const filters = within(screen.getByRole('group', { name: '筛选预警事件' }))

  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '✓ 全部 3',
    '待处理 2',
    '血压',
    '血氧',
    '心电',
  ])

  fireEvent.click(filters.getByRole('button', { name: '血压' }))
  expect(screen.queryByText('夜间血氧偏低')).toBeNull()
  expect(screen.getByText('早晨血压偏高')).toBeDefined()
  fireEvent.click(filters.getByRole('button', { name: '待处理 2' }))
  expect(screen.queryByText('早晨血压偏高')).toBeNull()
})

it('leads from a suspected fibrillation to the records of its day', async () => {
  service([fibrillation])
  open()
  fireEvent.click(await screen.findByRole('button', { name: '看心电图' }))
  expect(location.hash).toBe('#/theHeartList?electrocaTime=2024-01-02&tab=instrument')
})

it('shows 暂无数据~ when there was nothing, and a way to try again when it cannot be read', async () => {
  const world = service([])
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  act(() => void fireEvent.click(retry))
  expect(await screen.findByText('暂无数据~')).toBeDefined()
})

it('has help at hand: the family and the rescue', async () => {
  service([oxygen])
  open()

  expect((await screen.findByRole('link', { name: '打电话给女儿' })).getAttribute('href')).toBe(
    'tel:13900000000',
  )

  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
})

it('says the shorter sentence in elderly mode', async () => {
  useSettings.setState({ elder: true })
  service([oxygen])
  open()
  expect(await screen.findByText('请看夜里的血氧。')).toBeDefined()
})

it('shows the last seven days with events, and earlier ones on a tap', async () => {
  const days = Array.from({ length: 9 }, (_, index) => `2023-12-1${index}`)
  service(days.map((day) => ({ ...pressure, id: day, createTime: `${day}T07:58:00+08:00` })))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '更早的 2 件' }))
  expect(screen.getAllByText('早晨血压偏高')).toHaveLength(9)
  expect(screen.queryByRole('button', { name: /更早的/ })).toBeNull()
})

/** A back end that answers these lists; gives the paths that were asked. */
const backEnd = (warnings: unknown, contacts: unknown): readonly string[] =>
  fakeService({
    'warnings.listWarnings': () => warnings,
    'warnings.getWarningSummary': () => null,
    'contacts.listContacts': () => contacts,
  }).asked

const documented = ({ kangban, ...warning }: Told): object => (kangban ? warning : {})

it('lives on the documented fields, and marks nothing where nobody keeps it', async () => {
  testConfig({ backend: 'documented' })
  const asked = backEnd([oxygen, fibrillation, pressure].map(documented), [NUMBER])
  open()
  await screen.findByText('夜间血氧偏低')
  expect(item('夜间血氧偏低').getByText('87%')).toBeDefined()
  expect(item('夜间血氧偏低').getByText(/^03:26/)).toBeDefined()
  expect(item('早晨血压偏高').getByText('07:58 · ✓ 已处理')).toBeDefined()
  expect(screen.getByRole('button', { name: '待处理 2' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '标记已处理' })).toBeNull()
  // The curves of the oxygen and the heart rate are screens of ours.
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => name?.startsWith('看'))).toEqual(['看心电图', '看当时的曲线'])
  expect(await screen.findByRole('link', { name: '打电话给女儿' })).toBeDefined()

  expect(new Set(asked)).toEqual(
    new Set(['/api/monitor/v1/abnormal/list', '/api/user/v1/list/contacts']),
  )
})

it('shows two dashes for what is missing, and overlooks nothing of which nobody says that it was handled', async () => {
  const odd = [
    {
      id: 5,
      eventType: 'heart-fast',
      eventName: '心率偏快',
      value: '118',
      unit: '次/分',
      createTime: '2024-01-02 08:36:00',
    },
    { id: null, eventType: 'mood', createTime: 'soon' },
    null,
  ]

  backEnd(odd, [
    { id: null, name: '李四', phone: null },
    { name: null, phone: 13900000000 },
  ])

  open()
  expect(await screen.findByText('心率偏快')).toBeDefined()
  expect(item('心率偏快').getByText('118 次/分')).toBeDefined()
  expect(item('心率偏快').getByText('08:36')).toBeDefined()
  const [, unknown] = screen.getAllByRole('listitem')
  expect(unknown?.textContent).toBe('警--------')

  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['今天 · 1月2日 周二', '--'])

  expect(screen.getByRole('button', { name: '待处理 2' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: '标记已处理' })).toHaveLength(1)

  expect((await screen.findByRole('link', { name: '打电话给家人' })).getAttribute('href')).toBe(
    'tel:13900000000',
  )

  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
})

it('says that there is nothing where the answer is empty as a whole', async () => {
  backEnd(null, null)
  open()
  expect(await screen.findByText('暂无数据~')).toBeDefined()
  expect(screen.queryByRole('link', { name: /打电话/ })).toBeNull()
})
