import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../api/quiet-client.ts'
import { testConfig } from '../../config/testing/config.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { Call } from '../../testing/fake-service.ts'
import { startService } from '../../testing/start-service.ts'
import { useSettings } from '../../stores/settings.ts'
import { uiCopy } from '../../shared/ui/copy.ts'
import { documentedOf, exampleOf } from './testing/answers.ts'
import BloodPressurePage from './pressure/BloodPressurePage.tsx'
import SleepPage from './sleep/SleepPage.tsx'
import StepsPage from './steps/StepsPage.tsx'

const drawn: unknown[] = []

vi.mock('../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: (option: unknown) => drawn.push(option),
    resize: () => undefined,
    on: () => undefined,
    dispose: () => undefined,
  }),
}))

class NoResize {
  observe() {}
  disconnect() {}
}

const DAYS = [
  '2023-12-27',
  '2023-12-28',
  '2023-12-29',
  '2023-12-30',
  '2023-12-31',
  '2024-01-01',
  '2024-01-02',
]

const each = <T,>(value: T) => DAYS.map((_, index) => (index === 2 ? null : value))

const sleepDay = documentedOf(exampleOf(contract.monitoring.getSleep.example))
const sleepWeek = { ...sleepDay, detailTimes: DAYS, details: each(372) }
const pressureDay = documentedOf(exampleOf(contract.monitoring.getBloodPressure.example))

const pressureWeek = {
  ...pressureDay,
  detailTimes: DAYS,
  hiDetails: each(136),
  lowDetails: each(84),
}

const stepsWeek = {
  ...documentedOf(exampleOf(contract.monitoring.getSteps.example)),
  detailTimes: DAYS,
  best: { day: '2023-12-31', steps: 6210 },
}

const stepsDay = {
  ...stepsWeek,
  total: 4316,
  details: [3000, 1316],
  detailTimes: ['08:00', '09:00'],
}

const monitor = {
  ...exampleOf(contract.monitoring.listPressureReadings.example),
  records: exampleOf(contract.monitoring.listPressureReadings.example).records.map((record) => ({
    ...documentedOf(record),
    measureTime: record.measureTime.replace('2026-03-02', '2024-01-02'),
  })),
}

/** Whatever can go wrong with one field at a time. */
const ODD_TIMES = [
  '08:12:00',
  null,
  '2024-01-02 9:30',
  'soon',
  99,
  {},
  '2023/12/31',
  '2024-01-02T00:00:00Z',
  '',
]

const ODD_VALUES = ['142', null, 'x', -1, 72.5, [], true, '1e400']

/** Everything null, texts for numbers, wrong types, and lists that do not fit each other. */
const hostile = (fields: object) => {
  const list = {
    details: ODD_VALUES,
    hiDetails: ODD_VALUES,
    lowDetails: ['88'],
    detailTimes: ODD_TIMES,
  }

  const kangban = {
    state: 'splendid',
    sentence: 'fine',
    goals: null,
    readings: {},
    startDetails: 7,
    missing: 'height',
  }

  const text = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : null,
    ]),
  )

  return [
    { kangban },
    Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
    { ...text, ...list, kangban },
    {
      ...text,
      best: { day: 'soon', steps: 'many' },
      detailTimes: 'x',
      details: {},
      hiDetails: 3,
      kangban: 'x',
    },
  ]
}

const SPANS = { day: '1', week: '2', month: '3' } as const

const SLEEP = {
  name: '睡眠',
  page: SleepPage,
  call: 'monitoring.getSleep' as const,
  day: sleepDay,
  week: sleepWeek,
  month: sleepWeek,
}

const PRESSURE = {
  name: '血压',
  page: BloodPressurePage,
  call: 'monitoring.getBloodPressure' as const,
  day: pressureDay,
  week: pressureWeek,
  month: pressureWeek,
}

const STEPS = {
  name: '步数',
  page: StepsPage,
  call: 'monitoring.getSteps' as const,
  day: stepsDay,
  week: stepsWeek,
  month: stepsWeek,
}

const PAGES = [SLEEP, PRESSURE, STEPS]

const CASES = PAGES.flatMap((page) =>
  (['day', 'week', 'month'] as const).flatMap((span) =>
    [false, true].map((elder) => ({ ...page, span, elder })),
  ),
)

type Shown = Pick<(typeof CASES)[number], 'page' | 'call' | 'span'> & { elder?: boolean }

function open({ page, call, span, elder = false }: Shown, answer: unknown, backend?: 'documented') {
  startService({
    [call]: ({ path }: Call) => (path.endsWith(`/${SPANS[span]}/2024-01-02`) ? answer : null),
    'monitoring.listPressureReadings': () => monitor,
    'monitoring.listManualReadings': () => [],
    'home.getHomeSummary': () => exampleOf(contract.home.getHomeSummary.example),
  })

  if (backend) testConfig({ backend })
  useSettings.setState({ elder })
  renderPage(page, `/x?span=${span}`)
}

/** Opens every data table and explanation, so that all there is stands in the page. */
async function everything() {
  await waitFor(() => expect(document.querySelector('details')).not.toBeNull())
  await waitFor(() => expect(screen.queryByLabelText(uiCopy.loading)).toBeNull())

  for (const details of document.querySelectorAll('details')) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  return document.body.innerHTML
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const isBare = (element: Element) =>
  element.textContent.trim() === '' && !element.querySelector('[role=img]')

/** A heading without content, a card or list with nothing in it, a button or drawing without a name. */
function emptyParts(): string[] {
  const cards = [...document.querySelectorAll('section')].filter((card) => {
    const title = card.querySelector('h2')?.textContent ?? ''
    return card.textContent.replace(title, '').trim() === '' && !card.querySelector('[role=img]')
  })

  const bare = [
    ...document.querySelectorAll('h1, h2, h3, ul, ol, dl, dt, dd, th, button, figure'),
  ].filter(isBare)

  const unnamed = [...document.querySelectorAll('[role=img]')].filter(
    (image) => !image.getAttribute('aria-label'),
  )

  return [...cards, ...bare, ...unnamed].map(({ outerHTML }) => outerHTML)
}

const errors: unknown[][] = []
beforeAll(loadContracts)

beforeEach(() => {
  drawn.length = 0
  errors.length = 0
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', NoResize)
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => void vi.useRealTimers())

async function expectSound() {
  const html = await everything()
  expect(html).not.toMatch(/NaN|undefined|null|Infinity|\[object|Invalid/)
  expect(emptyParts()).toEqual([])
  expect(numbersIn(drawn).filter((value) => !Number.isFinite(value))).toEqual([])
  expect(errors).toEqual([])
}

describe.each(CASES)('$name, $span, elderly mode $elder', (which) => {
  it('lives on documented fields alone, without a trace of what only our service tells', async () => {
    open(which, which[which.span])
    await expectSound()
    const text = document.body.textContent
    for (const ours of [
      '近 14 天',
      '晚的平均',
      '早晨平均',
      '7 天早晚平均',
      '是否正常',
      '比上周',
      '什么时候走得多',
    ])
      expect(text).not.toContain(ours)
    // The sentence, and with it reading aloud what the page has no words for.
    expect(document.querySelector('p[class*=sentence]')?.textContent ?? '').toBe('')
  })

  it.each([0, 1, 2, 3])(
    'shows two dashes for what an answer lacks, and never breaks (%i)',
    async (index) => {
      open(which, hostile(which[which.span])[index])
      await expectSound()
      expect(screen.getAllByText(/--/).length).toBeGreaterThan(0)
    },
  )
})

const figure = (label: string) => screen.getByText(label).parentElement?.textContent

describe('documented fields alone', () => {
  it('draw the pressure of a day with its newest reading and statistics', async () => {
    open({ ...PRESSURE, span: 'day' }, pressureDay)
    expect(await screen.findByText('最近一次 09:40')).toBeDefined()
    expect(['平均', '最近'].map(figure)).toEqual(['平均135/83', '最近128/78'])
    expect(screen.queryByText('测量')).toBeNull()
    expect(screen.getByRole('img', { name: '今天的血压' })).toBeDefined()
    const row = await screen.findByRole('button', { name: /08:12/ })
    expect(row.textContent).toBe('08:12142/88脉搏 74康伴血压仪')
    await waitFor(() => expect(drawn.length).toBeGreaterThan(0))
  })

  it('draw the pressure of a week by the day, with its mean', async () => {
    open({ ...PRESSURE, span: 'week' }, pressureWeek)
    expect(await screen.findByText('7 天平均')).toBeDefined()
    expect(screen.getByText('135/83')).toBeDefined()
    // Nobody told the readings one by one: what there may be is what was typed in.
    expect(await screen.findByText('别处量的可以记在这里。')).toBeDefined()
    const list = within(screen.getByRole('region', { name: '读数' }))
    expect(list.queryByRole('listitem')).toBeNull()
  })

  it('tell the nights of a week in the table, with no drawing', async () => {
    open({ ...SLEEP, span: 'week' }, sleepWeek)
    expect(await screen.findByText('得分 84')).toBeDefined()
    await everything()
    expect(screen.queryByText('点一下柱子，看那一夜')).toBeNull()
    const rows = within(screen.getByRole('table')).getAllByRole('row')

    expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      '日期睡着',
      '2023年12月27日 周三372',
    ])
  })

  it('draw the steps of a week without a line for the goal', async () => {
    open({ ...STEPS, span: 'week' }, stepsWeek)
    expect(await screen.findByText('5 个整天的平均，今天未计入')).toBeDefined()
    expect(screen.queryByText(/^达标 \d 天/)).toBeNull()
    expect(screen.getByText('今天 5,070 步')).toBeDefined()
    await everything()
    expect(screen.getByRole('row', { name: '日期 步数' })).toBeDefined()
  })
})

describe('where nothing of ours can be called', () => {
  it('no goal can be changed', async () => {
    open({ ...STEPS, span: 'day' }, stepsDay, 'documented')
    expect(await screen.findByText('今天 4,316 步')).toBeDefined()
    expect(screen.queryByRole('button', { name: '改目标' })).toBeNull()
  })

  it('no reading can be taken, while those of the monitor are shown', async () => {
    open({ ...PRESSURE, span: 'day' }, pressureDay, 'documented')
    expect(await screen.findByRole('button', { name: /08:12/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /再测一次|量血压/ })).toBeNull()
  })
})
