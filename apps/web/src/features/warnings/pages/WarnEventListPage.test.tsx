import { type Matter, MATTER_EXAMPLE, type Warning } from '@kangban/contracts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { listen } from '../../../testing/listen.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
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
  kangban: { ...oxygen.kangban, handledAs: '问过医生', valueText: '143/90' },
}

const matter = (event: Told, fields: Partial<Matter> = {}): Matter => ({
  ...MATTER_EXAMPLE,
  ids: [event.id],
  kind: event.eventType,
  level: event.level,
  beganAt: event.createTime,
  lastAt: event.createTime,
  ...fields,
})

const NIGHT = matter(oxygen)

const RHYTHM = matter(fibrillation, {
  title: '疑似房颤',
  value: '118 次/分',
  advice: '请今天把心电给医生看',
})

const PASSED = matter(pressure, {
  state: 'over',
  title: '血压多次偏高',
  value: '最高 143/90',
  when: '昨天 07:58',
  progress: '问过医生',
})

interface World extends FakeService {
  warnings: Told[]
  matters: Matter[]
  marked: unknown[]
  noted: unknown[]
}

const NUMBER = { id: 'c1', name: '李秀英（女儿）', phone: '13900000000' }

/** A service that keeps what it is told. */
function service(warnings: Told[], matters: Matter[]): World {
  const fake = fakeService({
    'warnings.listWarnings': () => world.warnings,
    'warnings.getWarningSummary': () => ({
      open: world.matters.filter(({ state }) => state !== 'over').length,
      matters: world.matters,
      sentence: [{ text: '先看夜里的血氧。', tone: 'bad' }],
      elderSentence: [{ text: '请看夜里的血氧。', tone: 'bad' }],
    }),
    'contacts.listContacts': () => [NUMBER],
    'warnings.noteMatter': ({ body }) => {
      world.noted.push(body)
      return { noted: 1 }
    },
    'warnings.markRead': ({ body }) => {
      const input = body as { ids: string[]; handledAs?: string }
      world.marked.push(input)

      world.matters = world.matters.map((kept) =>
        kept.ids[0] === input.ids[0]
          ? { ...kept, state: 'over', progress: input.handledAs ?? '处理过了' }
          : kept,
      )

      return { handled: 1 }
    },
  })

  const world: World = Object.assign(fake, { warnings, matters, marked: [], noted: [] })
  return world
}

const open = () => renderPage(WarnEventListPage, '/warnEventList')

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-01-02T16:00:00+08:00') })
  testConfig()
  useSettings.setState({ elder: false, extraLarge: false })
  return () => vi.useRealTimers()
})

it('[WARN-02] shows each matter with its events, their kind, value against limit, time, level and state, and where it leads', async () => {
  service([oxygen, fibrillation, pressure], [RHYTHM, NIGHT, PASSED])
  open()
  await screen.findByText('先看夜里的血氧。')
  const night = card('夜间血氧偏低')
  expect(night.getByText('最低 87%')).toBeDefined()
  expect(night.getByText('3月2日 03:26 · 1 夜 1 次')).toBeDefined()
  expect(night.getByText('请今天问问医生。')).toBeDefined()
  expect(night.getByText('逐条看')).toBeDefined()
  expect(night.getByText('03:26 · 约 2 分钟 · 下限 90%')).toBeDefined()
  expect(night.getByText('87%').parentElement?.textContent).toBe('87%!异常')
  fireEvent.click(night.getByRole('button', { name: '看当时的曲线' }))
  expect(location.hash).toBe('#/bloodOxygen?date=2024-01-02')
  expect(screen.getByText('本周 1月1日–7日')).toBeDefined()
  expect(screen.getByText('昨天 07:58 · 问过医生')).toBeDefined()
  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
})

it('says of what is grave when to call the ambulance, and leads to what the doctor needs', async () => {
  service([fibrillation], [RHYTHM])
  open()
  const call = await screen.findByRole('link', { name: '拨打 120' })
  expect(call.getAttribute('href')).toBe('tel:120')
  fireEvent.click(screen.getByRole('button', { name: '给医生看' }))
  expect(location.hash).toMatch(/^#\/(forDoctor|health-weekend-report-detail)$/)
})

it('ends a matter with what was done, and closing the sheet ends nothing', async () => {
  const world = service([oxygen], [NIGHT])
  open()
  fireEvent.click(await screen.findByRole('button', { name: '处理过了' }))
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.marked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '处理过了' }))
  fireEvent.click(screen.getByRole('button', { name: '问过医生' }))
  expect(await screen.findByText('3月2日 03:26 · 问过医生')).toBeDefined()
  expect(world.marked).toEqual([{ ids: ['w1'], handledAs: '问过医生' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps that it was seen, that the family knows and when to remind, and none of it ends the matter', async () => {
  const world = service([oxygen], [NIGHT])
  open()
  await waitFor(() => expect(world.noted).toEqual([{ ids: ['w1'], what: 'seen' }]))
  fireEvent.click(await screen.findByRole('button', { name: '已告诉家人' }))
  await waitFor(() => expect(world.noted).toContainEqual({ ids: ['w1'], what: 'told' }))

  await waitFor(() =>
    expect(screen.getByRole('button', { name: '稍后提醒' })).toHaveProperty('disabled', false),
  )

  fireEvent.click(screen.getByRole('button', { name: '稍后提醒' }))
  await waitFor(() => expect(world.noted).toContainEqual({ ids: ['w1'], what: 'later' }))
  expect(screen.getByRole('heading', { level: 2, name: '夜间血氧偏低' })).toBeDefined()
})

it('does not say again what was seen or told', async () => {
  const world = service(
    [oxygen],
    [{ ...NIGHT, state: 'told', progress: '已告诉家人', remindAt: '2024-01-02T20:00:00+08:00' }],
  )

  open()
  expect(await screen.findByText('已告诉家人，20:00 再提醒')).toBeDefined()
  expect(screen.queryByRole('button', { name: '已告诉家人' })).toBeNull()
  expect(world.noted).toEqual([])
})

it('filters by what waits and by kind, and counts', async () => {
  service([oxygen, fibrillation, pressure], [RHYTHM, NIGHT, PASSED])
  open()
  await screen.findByRole('heading', { level: 2, name: '夜间血氧偏低' })
  const filters = within(screen.getByRole('group', { name: '筛选预警事件' }))

  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '✓ 全部 3',
    '没了结 2',
    '血压',
    '血氧',
    '心电',
  ])

  fireEvent.click(filters.getByRole('button', { name: '血压' }))
  expect(screen.queryByRole('heading', { level: 2, name: '夜间血氧偏低' })).toBeNull()
  expect(screen.getByText('血压多次偏高 最高 143/90')).toBeDefined()
  fireEvent.click(filters.getByRole('button', { name: '没了结 2' }))
  expect(screen.queryByText('血压多次偏高 最高 143/90')).toBeNull()
})

it('comes back as it was left by a link of it, and anew otherwise', async () => {
  service([fibrillation], [RHYTHM])
  open()
  fireEvent.click(await screen.findByRole('button', { name: '看心电图' }))
  expect(location.hash).toBe('#/theHeartList?electrocaTime=2024-01-02&tab=all')
  expect(useShell.getState().keepAliveList).toContain('warnEventList')
  cleanup()
  open()
  await screen.findByRole('button', { name: '看心电图' })
  expect(useShell.getState().keepAliveList).not.toContain('warnEventList')
})

it('shows 暂无数据~ when there was nothing, and a way to try again when it cannot be read', async () => {
  const world = service([], [])
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  act(() => void fireEvent.click(retry))
  expect(await screen.findByText('暂无数据~')).toBeDefined()
})

it('has help at hand: the family and the rescue', async () => {
  service([oxygen], [NIGHT])
  open()

  expect((await screen.findByRole('link', { name: '打电话给女儿' })).getAttribute('href')).toBe(
    'tel:13900000000',
  )

  expect(screen.getByRole('button', { name: '一键救援' })).toBeDefined()
})

it('says the shorter sentence in elderly mode, and reads what waits aloud', async () => {
  const spoken = listen()

  useSettings.setState({ elder: true })
  service([oxygen], [NIGHT, PASSED])
  open()
  expect(await screen.findByText('请看夜里的血氧。')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '读给我听' }))
  expect(spoken.join('')).toContain('夜间血氧偏低，最低 百分之87')
  expect(spoken.join('')).not.toContain('143')
})

it('shows two weeks of what is over, and earlier ones on a tap', async () => {
  const past = ['2023-12-28', '2023-12-20', '2023-12-12'].map((day) => {
    const createTime = `${day}T07:58:00+08:00`

    return matter(
      { ...pressure, id: day, createTime },
      { state: 'over', title: '血压多次偏高', when: day },
    )
  })

  service([pressure], past)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '更早的 1 件' }))
  expect(screen.getAllByText(/血压多次偏高/)).toHaveLength(3)
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

it('lives on the documented fields, and keeps nothing where nobody does', async () => {
  testConfig({ backend: 'documented' })
  const asked = backEnd([oxygen, fibrillation, pressure].map(documented), [NUMBER])
  open()
  await screen.findByRole('heading', { level: 2, name: '夜间血氧偏低' })
  expect(card('夜间血氧偏低').getByText('最低 87%')).toBeDefined()
  expect(screen.getByText('昨天 07:58 · 处理过了')).toBeDefined()
  expect(screen.getByRole('button', { name: '没了结 2' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '处理过了' })).toBeNull()
  expect(screen.queryByRole('button', { name: '稍后提醒' })).toBeNull()
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
  expect(screen.getByText('118 次/分')).toBeDefined()
  const [, unknown] = screen.getAllByRole('listitem')
  expect(unknown?.textContent).toBe('警--------')
  expect(screen.getByRole('heading', { level: 2, name: '没能读清的事' })).toBeDefined()
  expect(screen.getByRole('button', { name: '没了结 2' })).toBeDefined()

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
