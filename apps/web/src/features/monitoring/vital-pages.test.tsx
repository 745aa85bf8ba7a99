import {
  contract,
  type HeartRateSpan,
  type OxygenSpan,
  type TemperatureSpan,
  type Warning,
} from '@kangban/contracts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../api/quiet-client.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { startService } from '../../testing/start-service.ts'
import { useSession } from '../../stores/session.ts'
import { useSettings } from '../../stores/settings.ts'
import { leaveSubject, useSubject } from '../../stores/subject.ts'
import { changed, exampleOf } from './testing/answers.ts'
import BloodOxygenPage from './oxygen/BloodOxygenPage.tsx'
import HeartRatePage from './heart/HeartRatePage.tsx'
import SkinTemperaturePage from './temperature/SkinTemperaturePage.tsx'

vi.mock('../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: () => undefined,
    resize: () => undefined,
    on: () => undefined,
    dispose: () => undefined,
  }),
}))

const week: HeartRateSpan = exampleOf(contract.monitoring.getHeartRate.example)
const oxygenDay: OxygenSpan = exampleOf(contract.monitoring.getOxygen.example)
const temperatureWeek: TemperatureSpan = exampleOf(contract.monitoring.getTemperature.example)
const [warning] = exampleOf(contract.warnings.listWarnings.example)
if (!warning) throw new Error('the contract has no warning')

const heartDay: HeartRateSpan = {
  ...week,
  detailTimes: ['09:25', '09:30', '09:35'],
  details: [71, 72, null],
  lowDetails: [70, 72, null],
  hiDetails: [75, 72, null],
  sentence: [
    { text: '今天心率平均 71，在 52 到 118 之间，安静时 63，和平时差不多。', tone: 'plain' },
  ],
  elderSentence: [{ text: '今天心率平均 71，安静时 63，和平时差不多。', tone: 'plain' }],
}

function open(Page: ComponentType, answer: unknown, path = '/') {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

  const world = startService({
    'monitoring.getHeartRate': () => answer,
    'monitoring.getOxygen': () => answer,
    'monitoring.getTemperature': () => answer,
    'monitoring.listManualReadings': () => [],
    'notes.listNotes': () => [],
    'home.getHomeSummary': () => ({
      ...exampleOf(contract.home.getHomeSummary.example),
      cards: [],
    }),
  })

  renderPage(Page, path)
  return world
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent

const rows = () => {
  const details = screen.getByText('查看数据表').closest('details')

  if (details) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))
}

beforeAll(loadContracts)

afterEach(() => {
  vi.useRealTimers()
  leaveSubject()
})

describe('心率', () => {
  it('leads with the sentence and the newest reading, then the figures, the zones and the events', async () => {
    open(HeartRatePage, heartDay)
    expect(await screen.findByText(/在 52 到 118 之间/)).toBeDefined()
    expect(screen.getByText('09:30 最新')).toBeDefined()
    expect(screen.getByText('正常')).toBeDefined()

    expect(['最低', '平均', '最高', '静息'].map(figure)).toEqual([
      '最低52',
      '平均71',
      '最高118',
      '静息63',
    ])

    expect(screen.getByText('自己平时静息 64')).toBeDefined()
    const zones = within(screen.getByRole('region', { name: '心跳强度' }))

    expect(zones.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '休息低于 90 次/分88%',
      '轻度90–100 次/分9%',
      '中等101–121 次/分3%',
      '较强122 以上 次/分0%',
    ])

    expect(screen.getByText('今天没有预警事件。')).toBeDefined()
    expect(rows()).toEqual(['时间 次/分 最低 最高', '09:25 71 70 75', '09:30 72 72 72'])
  })

  it('lists the events with time, value and verdict, and leads to all of them', async () => {
    const fast = changed<Warning>(
      warning,
      { eventType: 'heart-fast', eventName: '静坐时心率偏快', createTime: '2024-01-02T07:20:00Z' },
      { valueText: '118 次/分', limitText: '上限 100' },
    )

    const many = Array.from({ length: 7 }, (_, index) => ({
      ...fast,
      id: String(index),
      handled: index > 0,
    }))

    open(HeartRatePage, { ...heartDay, warnings: many })
    const card = within(await screen.findByRole('region', { name: '预警事件' }))
    const items = card.getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(items[0]?.textContent).toBe('静坐时心率偏快15:20 · 上限 100118 次/分▲偏快')
    expect(items[1]?.textContent).toContain('✓ 已处理')

    expect(card.getByRole('link', { name: /还有 2 次/ }).getAttribute('href')).toBe(
      '#/warnEventList',
    )
  })

  it('of a week says whose mean it is, and has a row for each day', async () => {
    const days = {
      detailTimes: ['2023-12-31', '2024-01-01', '2024-01-02'],
      details: [70, null, 72],
      lowDetails: [52, null, 54],
      hiDetails: [118, null, 110],
    }

    open(HeartRatePage, { ...week, ...days }, '/?span=week')
    expect(await screen.findByText('1 天的平均，今天未计入')).toBeDefined()

    expect(rows()).toEqual([
      '日期 最低 平均 最高',
      '2023年12月31日 周日 52 70 118',
      '1月1日 周一 -- -- --',
      '今天 54 72 110',
    ])
  })

  it('says nothing of what is not known yet', async () => {
    open(HeartRatePage, { ...heartDay, resting: null, baseline: null })
    await screen.findByText('09:30 最新')
    expect(figure('静息')).toBe('静息--')
    expect(screen.queryByText(/自己平时静息/)).toBeNull()
    expect(screen.getByText(/满 14 天就能和自己的平时比较/)).toBeDefined()
  })

  it('shows the sentence of elderly mode, and reads it aloud with the figures', async () => {
    const speak = vi.fn<(utterance: { text: string }) => void>()
    vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })

    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )

    open(HeartRatePage, heartDay)
    act(() => useSettings.setState({ elder: true }))
    expect(await screen.findByText('今天心率平均 71，安静时 63，和平时差不多。')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '读给我听' }))

    expect(speak.mock.calls[0]?.[0].text).toBe(
      '今天心率平均 71，安静时 63，和平时差不多。最低 52，平均 71，最高 118，静息 63，单位次每分。',
    )
  })
})

describe('血氧饱和度', () => {
  it('leads with the newest reading and its verdict, then the night, what it means and how to measure again', async () => {
    open(BloodOxygenPage, {
      ...oxygenDay,
      state: 'alert',
      stateText: '低过',
      lowest: 88,
      lowEvents: 2,
      night: { avg: 93.5, lowest: 88, lowEvents: 2 },
    })

    expect(await screen.findByText('09:30 最新')).toBeDefined()
    expect(screen.getByText('低过')).toBeDefined()
    const night = within(screen.getByRole('region', { name: '夜里' }))
    expect(night.getByText('93.5').parentElement?.textContent).toBe('93.5 %')
    expect(night.getByText('2').parentElement?.textContent).toBe('2 次')

    expect(
      within(screen.getByRole('region', { name: '测到偏低，怎么再测' })).getAllByRole('listitem'),
    ).toHaveLength(4)

    expect(screen.getByText(/供参考，不是诊断/)).toBeDefined()
    expect(rows()).toEqual(['时间 血氧 %', '03:26 87', '03:36 96', '09:30 97'])
  })

  it('offers nobody to type in a reading of somebody else', async () => {
    open(BloodOxygenPage, oxygenDay)
    expect(await screen.findByText('别处量的可以记在这里。')).toBeDefined()
    cleanup()

    useSubject.setState({
      subject: {
        userCode: 'U2',
        label: '妈妈',
        name: '',
        tel: '',
        ageYears: 72,
        areas: ['metrics'],
      },
    })

    open(BloodOxygenPage, oxygenDay)
    expect(await screen.findByText('没有手动记的。')).toBeDefined()
    expect(screen.queryByText('别处量的可以记在这里。')).toBeNull()
  })

  it('says so where no night was measured', async () => {
    open(BloodOxygenPage, { ...oxygenDay, night: null })
    expect(await screen.findByText(/夜里没有测到血氧/)).toBeDefined()
  })
})

describe('皮肤温度', () => {
  const day: TemperatureSpan = {
    ...temperatureWeek,
    detailTimes: ['00:00', '00:30', '09:30'],
    details: [34.3, null, 33.4],
    deviations: [0.08, null, null],
  }

  it('leads with what the night measured, and always says that this is no body temperature', async () => {
    open(SkinTemperaturePage, day)
    expect(await screen.findByText('凌晨 0–5 点实测，比平时高 0.09℃')).toBeDefined()
    expect(screen.getAllByText('34.31')).toHaveLength(2)
    expect(screen.getByText(/最新实测 33.40℃，单独一次不和平时比/)).toBeDefined()
    expect(screen.getByRole('note').textContent).toContain('皮肤温度不等于体温')
    expect(rows()).toEqual(['时间 实测 ℃ 相差 ℃', '00:00 34.30 +0.08', '09:30 33.40 --'])
  })

  it('shows what was measured while the own nights are too few to compare with', async () => {
    const growing = {
      ...day,
      baseline: null,
      deviation: null,
      baselineNights: 1,
      state: 'none',
      stateText: '积累中',
    }

    open(SkinTemperaturePage, { ...growing, deviations: [null, null, null] })
    expect(await screen.findByText('凌晨 0–5 点实测。再戴 2 晚就能和平时比较。')).toBeDefined()
    expect(screen.getByText('积累中')).toBeDefined()
    expect(screen.getByText('手腕实测')).toBeDefined()
    expect(screen.queryByText('自己的平时')).toBeNull()
  })

  it('of a week without any comparison draws no bars, and keeps the nights in the table', async () => {
    const growing = {
      ...temperatureWeek,
      baseline: null,
      deviation: null,
      deviations: temperatureWeek.deviations.map(() => null),
    }

    open(SkinTemperaturePage, growing, '/?span=week')
    await screen.findByText('查看数据表')
    expect(screen.queryByRole('img')).toBeNull()
    expect(rows()[1]).toMatch(/ \d\d\.\d\d --$/)
  })
})

it.each([
  [HeartRatePage, '还没有心率数据。戴上手表，心率会自己记下来。'],
  [BloodOxygenPage, '还没有血氧数据。戴好手表、手腕不动时，血氧会自己测。'],
  [SkinTemperaturePage, '还没有皮肤温度数据。睡觉时戴着手表，就会自己记下来。'],
])('tells somebody without any data how to begin', async (Page, text) => {
  open(Page, null)
  expect(await screen.findByText(text)).toBeDefined()
})

it('shows without a network what was there before, marked as such', async () => {
  useSession.setState({ token: 't', user: { userCode: 'u1' } } as Partial<
    ReturnType<typeof useSession.getState>
  >)

  const world = open(HeartRatePage, heartDay)
  await screen.findByText('09:30 最新')
  world.offline = true
  fireEvent.click(screen.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText(/没能取到最新数据/)).toBeDefined()
  expect(screen.getByText('09:30 最新')).toBeDefined()
})
