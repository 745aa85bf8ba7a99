import type * as central from '@kangban/central'
import type { BloodPressureHandlers } from '@kangban/central'
import { type BloodPressureDay, type BpMonitorDay, contract } from '@kangban/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import { changed, exampleOf } from '../testing/answers.ts'
import BloodPressurePage from './BloodPressurePage.tsx'

const drawn: { series: { name?: string; data: unknown[] }[] }[] = []

vi.mock('../../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: (option: (typeof drawn)[number]) => drawn.push(option),
    resize: () => undefined,
    on: () => undefined,
    dispose: () => undefined,
  }),
}))

const example = exampleOf(contract.monitoring.getBloodPressure.example)

const readings = (example.kangban?.readings ?? []).map((reading) => ({
  ...reading,
  at: reading.at.replace('2026-03-02', '2024-01-02'),
}))

const DAY = changed<BloodPressureDay>(example, {}, { readings })

const monitorOf = (records: BpMonitorDay['records']): BpMonitorDay => ({
  records,
  avgSbp: records.length > 0 ? 135 : null,
  avgDbp: records.length > 0 ? 83 : null,
  avgPulseRate: records.length > 0 ? 72 : null,
})

const recordOf = (time: string, sbp: number, dbp: number): BpMonitorDay['records'][number] => ({
  sbp,
  dbp,
  pulseRate: 74,
  measureTime: `2024-01-02T${time}:00+08:00`,
  deviceSn: 'KP1',
  deviceTypeName: null,
  kangban: {
    id: `p${time}`,
    state: sbp > 140 ? 'high' : 'normal',
    stateText: sbp > 140 ? '偏高' : '正常',
    circumstances: sbp > 140 ? ['dizzy'] : null,
    note: '',
  },
})

const MONITOR = monitorOf([recordOf('08:12', 142, 88), recordOf('09:40', 128, 78)])

const mean = (sbp: number, dbp: number, state: 'high' | 'normal' = 'normal') => ({
  sbp,
  dbp,
  count: 1,
  state,
  stateText: state === 'high' ? '偏高' : '正常',
})

const DAYS = [
  '2023-12-27',
  '2023-12-28',
  '2023-12-29',
  '2023-12-30',
  '2023-12-31',
  '2024-01-01',
  '2024-01-02',
]

const high = mean(146, 92, 'high')
const fine = mean(126, 79)

const WEEK = changed(
  DAY,
  { detailTimes: DAYS, hiDetails: DAYS.map(() => 136), lowDetails: DAYS.map(() => 84) },
  {
    states: DAYS.map(() => 'normal' as const),
    morningDetails: [high, high, null, fine, fine, fine, high],
    eveningDetails: [fine, fine, fine, fine, fine, fine, null],
    weekMeanDetails: DAYS.map(() => null),
    morning: { ...mean(141, 88, 'high'), count: 6 },
    evening: { ...mean(127, 80), count: 6 },
    readings: DAYS.map((day) => ({
      id: `p${day}`,
      at: `${day}T08:12:00+08:00`,
      sbp: 142,
      dbp: 88,
      pulseRate: 74,
      source: 'monitor' as const,
      state: 'high' as const,
      stateText: '偏高',
      circumstances: null,
      note: '',
    })).toReversed(),
    sentence: [
      { text: '早晨血压偏高，有 3 天超过 140/90；', tone: 'warn' },
      { text: '晚上平稳。', tone: 'plain' },
    ],
    elderSentence: [
      { text: '早晨血压偏高；', tone: 'warn' },
      { text: '晚上平稳。', tone: 'plain' },
    ],
  },
)

function open(answers: Answers = {}, path = '/bloodPressure') {
  const world = startService({
    'monitoring.getBloodPressure': ({ path }) => (path.includes('/bloodpre/2/') ? WEEK : DAY),
    'monitoring.listPressureReadings': () => MONITOR,
    'monitoring.listManualReadings': () => [],
    'home.getHomeSummary': () => ({
      ...exampleOf(contract.home.getHomeSummary.example),
      cards: [],
    }),
    'devices.listBoundDevices': () => [],
    ...answers,
  })

  renderPage(BloodPressurePage, path)
  return world
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const newestOf = (name: string) => drawn.at(-1)?.series.find((series) => series.name === name)?.data

beforeAll(async () => {
  await loadContracts()
  // It comes later in the app, and loading it takes its time.
  await import('./measure/MeasureSheet.tsx')
})

beforeEach(() => {
  drawn.length = 0
  monitor.isThere = false
  localStorage.clear()
  useSession.getState().logIn(loginResult())
  Element.prototype.scrollIntoView = () => undefined

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => void vi.useRealTimers())

it('tells the day: sentence, newest reading with its verdict, statistics, the readings of the monitor', async () => {
  open()
  expect(await screen.findByText('今天量了 2 次，平均 135/83，')).toBeDefined()
  expect(screen.getByText('最近一次 09:40')).toBeDefined()
  expect(screen.getByText('2024-01-02 星期二')).toBeDefined()
  const list = await card('读数')
  const rows = await list.findAllByRole('button', { name: /^\d\d:/ })

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '09:40128/78脉搏 74血压仪✓正常',
    '08:12142/88脉搏 74血压仪▲偏高',
  ])

  expect(list.getByText('头晕')).toBeDefined()

  for (const text of ['135', '83', '72']) expect(list.getByText(text)).toBeDefined()
  expect((await card('7 天早晚平均')).getByText('135/83')).toBeDefined()
  expect(screen.getAllByText('135/83')).toHaveLength(2)
})

it('points at the bar of the row that was tapped, and shows its value large', async () => {
  open()
  const list = await card('读数')
  const row = await list.findByRole('button', { name: /^08:12/ })
  fireEvent.click(row)
  expect(row.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('08:12 的读数')).toBeDefined()
  fireEvent.click(row)
  expect(row.getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('最近一次 09:40')).toBeDefined()
})

it('says that the monitor has no readings', async () => {
  open({ 'monitoring.listPressureReadings': () => monitorOf([]) })
  expect(await screen.findByText('暂无血压仪测量数据')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

it('clears the readings when their call fails, and keeps the rest of the page', async () => {
  open({ 'monitoring.listPressureReadings': () => refused('serverError') })
  expect(await screen.findByText('暂无血压仪测量数据')).toBeDefined()
  expect(await screen.findByText('最近一次 09:40')).toBeDefined()
  expect(screen.queryByText('查询失败')).toBeNull()
  expect(screen.getByText('这次没能读到，不等于没有量过。')).toBeDefined()
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined()
})

it('says what to do where nothing was measured yet, with the explanation of the range', async () => {
  open({
    'monitoring.getBloodPressure': () => null,
    'monitoring.listPressureReadings': () => monitorOf([]),
  })

  expect(await screen.findByText(/还没有血压数据/)).toBeDefined()
  expect(screen.getByText('暂无血压仪测量数据')).toBeDefined()
  expect(screen.getByText(/高压 90–140 mmHg、低压 60–90 mmHg/)).toBeDefined()
  expect(screen.getByRole('button', { name: '量血压' })).toBeDefined()
})

it('tells the week by morning and evening, with a mark for what is missing, and the newest readings', async () => {
  open({}, '/bloodPressure?span=week')

  expect((await screen.findByText('早晨血压偏高，有 3 天超过 140/90；')).className).toContain(
    'warn',
  )

  expect(screen.getByText('141/88')).toBeDefined()
  expect(screen.getAllByText('6 次')).toHaveLength(2)
  // 29 December lacks its morning: not only today's evening is open.
  expect(screen.getByText('没测')).toBeDefined()
  await vi.waitFor(() => expect(newestOf('没测')).toHaveLength(2))
  expect(newestOf('高压')).toHaveLength(12)
  const list = await card('读数')

  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
    '今天 08:12142/88脉搏 74血压仪▲偏高备注',
  )

  expect(list.getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(list.getByRole('button', { name: /全部 7 次/ }))
  expect(list.getAllByRole('listitem')).toHaveLength(7)
})

it('says 还没测 where only today is open, and shows two dashes for a time of day without readings', async () => {
  const whole = changed(WEEK, {}, { morningDetails: DAYS.map(() => fine), evening: null })
  open({ 'monitoring.getBloodPressure': () => whole }, '/bloodPressure?span=week')
  expect(await screen.findByText('还没测')).toBeDefined()
  expect(screen.getByText('没有读数')).toBeDefined()
})

it('has the drawing as a table', async () => {
  open({}, '/bloodPressure?span=week')
  const details = (await screen.findByText('查看数据表')).closest('details')
  if (!details) throw new Error('no table')
  details.open = true
  fireEvent(details, new Event('toggle'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)[3]).toBe('2023年12月29日 周五--126/79正常')
})

it('uses the short words in elderly mode', async () => {
  open()
  useSettings.setState({ elder: true })
  expect(await screen.findByText(DAY.kangban?.elderSentence[0]?.text ?? '')).toBeDefined()
})

it('leads to binding where the user has no monitor', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '再测一次' }))
  expect(await screen.findByText(/还没有绑定血压仪/)).toBeDefined()
})

it('tells the steps before it connects, and says what went wrong without Bluetooth', async () => {
  const [device] = exampleOf(contract.devices.listBoundDevices.example)

  open({
    'devices.listBoundDevices': () => [
      { ...device, deviceTypeCode: '10030001', deviceType: '10030001', deviceCode: 'KP1' },
    ],
  })

  fireEvent.click(await screen.findByRole('button', { name: '再测一次' }))
  expect(await screen.findByText(/袖带绑在上臂/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '连接血压仪' }))
  expect((await screen.findByRole('alert')).textContent).toContain('这个浏览器不能连接蓝牙设备')
  expect(screen.getByRole('button', { name: '再连一次' })).toBeDefined()
})

const monitor = vi.hoisted(() => ({
  handlers: undefined as BloodPressureHandlers | undefined,
  isThere: false,
}))

vi.mock('@kangban/central', async (original) => {
  const real = await original<typeof central>()

  return {
    ...real,
    connectBloodPressureMonitor: (
      ...given: Parameters<typeof real.connectBloodPressureMonitor>
    ) => {
      if (!monitor.isThere) return real.connectBloodPressureMonitor(...given)
      monitor.handlers = given[1]
      return Promise.resolve({ deviceId: 'd', name: 'BP', info: {}, close: () => undefined })
    },
  }
})

const measured = (systolic: number, diastolic: number) =>
  act(() =>
    monitor.handlers?.onReading({
      systolic,
      diastolic,
      mean: undefined,
      pulseBpm: 72,
      measuredAt: new Date(),
      hasDeviceTime: false,
      userId: undefined,
      status: undefined,
    }),
  )

async function startMeasuring() {
  monitor.isThere = true
  const [device] = exampleOf(contract.devices.listBoundDevices.example)
  const sent: unknown[] = []

  open({
    'devices.listBoundDevices': () => [
      { ...device, deviceTypeCode: '10030001', deviceType: '10030001', deviceCode: 'KP1' },
    ],
    'devices.savePressure': ({ body }) => {
      sent.push(body)
      return exampleOf(contract.devices.savePressure.example)
    },
  })

  fireEvent.click(await screen.findByRole('button', { name: '再测一次' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('button', { name: '头晕' }))
  fireEvent.click(sheet.getByRole('button', { name: '连接血压仪' }))
  await sheet.findByText(/按血压仪上的开始键/)
  return { sheet, sent }
}

it('takes two readings with a pause, sends both with what was told, and tells their mean', async () => {
  const { sheet, sent } = await startMeasuring()
  measured(148, 92)
  expect(await sheet.findByRole('timer', { name: /再歇 60 秒/ })).toBeDefined()
  expect(sheet.getByText(/已经记下。袖带不用解开，坐着歇 1 分钟/)).toBeDefined()
  fireEvent.click(sheet.getByRole('button', { name: '没有' }))
  measured(142, 88)
  expect(await sheet.findByText('145/90')).toBeDefined()
  expect(sheet.getByText('第 1 次 148/92，脉搏 72 次/分')).toBeDefined()
  expect(sheet.getByText('第 2 次 142/88，脉搏 72 次/分')).toBeDefined()
  expect(await sheet.findByText('2 次都已记下。')).toBeDefined()

  expect(sent).toMatchObject([
    { systolic: 148, circumstances: ['dizzy'] },
    { systolic: 142, circumstances: [] },
  ])
})

it('asks for a reading that is hard to believe once more, and keeps it only on request', async () => {
  const { sheet, sent } = await startMeasuring()
  measured(96, 90)
  expect((await sheet.findByRole('alert')).textContent).toContain('高压和低压只差 6')
  expect(sent).toEqual([])
  fireEvent.click(sheet.getByRole('button', { name: '还是记下来' }))
  fireEvent.click(await sheet.findByRole('button', { name: '只量这一次' }))
  expect(await sheet.findByText('96/90')).toBeDefined()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

const typed = exampleOf(contract.monitoring.listManualReadings.example)[0]

it('has what was typed in and what the monitor measured in one list by time, each with its source', async () => {
  open({
    'monitoring.listManualReadings': () => [
      { ...typed, reading: { ...typed?.reading, at: '2024-01-02T07:28:00+08:00' } },
    ],
  })

  const list = await card('读数')
  await list.findByText('手动输入')
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)

  expect(rows).toEqual([
    expect.stringMatching(/^09:40128\/78脉搏 74血压仪✓正常/),
    expect.stringMatching(/^08:12142\/88脉搏 74血压仪▲偏高/),
    expect.stringMatching(/^07:28138\/86△接近上限手动输入改删社区卫生站 · 左臂 · 脉搏 72 · 刚运动/),
  ])

  expect(await screen.findByText('另有手动输入 1 次，138/86 接近上限。')).toBeDefined()
  expect(list.getByText('平均只算血压仪和手表量的，手动输入的 1 次不算在内。')).toBeDefined()
  await waitFor(() => expect(newestOf('手动输入')).toEqual([[448, 86, 138]]))
})

it('is useful to who has no monitor and typed in all of it', async () => {
  open({
    'monitoring.getBloodPressure': () => null,
    'monitoring.listPressureReadings': () => monitorOf([]),
    'monitoring.listManualReadings': () => [
      { ...typed, reading: { ...typed?.reading, at: '2024-01-02T07:28:00+08:00' } },
    ],
  })

  expect(await screen.findByText('今天手动输入 1 次，138/86 接近上限。')).toBeDefined()
  expect(screen.queryByText(/还没有血压数据/)).toBeNull()
})

it('asks before it deletes what was typed in, and takes it back under a new name', async () => {
  let kept = [{ ...typed, reading: { ...typed?.reading, at: '2024-01-02T07:28:00+08:00' } }]

  const world = open({
    'monitoring.listManualReadings': () => kept,
    'monitoring.deleteManualReading': () => {
      kept = []
      return {}
    },
  })

  fireEvent.click(await screen.findByRole('button', { name: '删 07:28 138/86' }))
  expect(world.callsOf('monitoring.deleteManualReading')).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删掉' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(world.callsOf('monitoring.saveManualReading')).toHaveLength(1))
  const body = world.callsOf('monitoring.saveManualReading')[0]?.body
  expect(body).toMatchObject({ reading: { systolic: 138 } })
  expect(body?.measurementId).not.toBe(typed?.id)
})

it('offers nothing by hand where the back end keeps none', async () => {
  open()
  testConfig({ backend: 'documented' })
  await screen.findByText('最近一次 09:40')
  expect(screen.queryByRole('button', { name: '记一笔' })).toBeNull()
  testConfig({})
})
