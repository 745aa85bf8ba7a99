import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTES_PER_DAY, SECONDS_PER_MINUTE } from '@kangban/china-time'
import EcgListPage from './EcgListPage.tsx'
import { testConfig } from '../../../config/testing/config.ts'
import { type Answers, fakeService, httpStatus } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const WATCH = { id: 'E1', dataTime: '2024-01-02T02:12:00Z', heartRat: 76, qt: 401, hrv: 38 }
const REPORT = '/api/files/1.pdf?sig=a%2Fb'

const DONE = {
  recordStartTime: '2024-01-02 08:36:12',
  durationStr: '30秒',
  completed: true,
  labeled: true,
  pdfFilePath: REPORT,
  kangban: { id: 'E2' },
}

const PART = {
  recordStartTime: '2024-01-02 09:40:00',
  durationStr: '12秒',
  completed: false,
  labeled: false,
  pdfFilePath: null,
}

const service = (change: Answers = {}) =>
  fakeService({
    'ecg.listEcgRecords': () => ({ dataEcgInfosRespList: [WATCH] }),
    'ecg.listEcgMeasurements': () => [DONE, PART],
    'holter.listHolterRecords': () => ({ list: [], total: 0, pn: 1, ps: 1 }),
    ...change,
  })

const open = (query: string, change?: Answers) =>
  openPage(<EcgListPage />, `/theHeartList?electrocaTime=2024-01-02${query}`, service(change))

const where = () => screen.getByTestId('where').textContent

const longRecord = (id: string, minutes: number) => ({
  id,
  startedAt: `2024-01-0${id.slice(1)}T14:30:00+08:00`,
  rateHz: 512,
  sampleCount: minutes * SECONDS_PER_MINUTE * 512,
  blocks: minutes,
  status: 'ready',
  finding: 'clear',
  state: 'normal',
  stateText: '未见明显异常',
  rateText: '52–96',
  hours: [],
  doctor: null,
})

beforeEach(() => {
  prepareWorld()
})

describe('EcgListPage', () => {
  it('reads both lists for the day, and for the day before after the arrow; the choice is kept', async () => {
    const asked = open('')
    await screen.findByText('10:12')
    const ofTheDay = () => asked.filter((url) => !url.includes('/holter/'))

    expect(ofTheDay()).toEqual([
      '/api/monitor/v1/app/find-ecg-list?dayDate=2024-01-02',
      '/api/swk-ecg/v1/measurements/by-date-user?measurementDate=2024-01-02&userCode=U1',
    ])

    fireEvent.click(screen.getByRole('button', { name: /前一天/ }))
    await waitFor(() => expect(ofTheDay()).toHaveLength(4))
    expect(ofTheDay()[2]).toContain('dayDate=2024-01-01')
    expect(ofTheDay()[3]).toContain('measurementDate=2024-01-01')
    expect(localStorage.getItem('dataTime')).toBe('2024-01-01')
  })

  it('lists a month of all devices with what each record says', async () => {
    const rows = [
      {
        id: 'E3',
        dataTime: '2024-01-15T12:50:00+08:00',
        source: 'recorder',
        durationSeconds: 30,
        finding: 'af',
        state: 'alert',
        stateText: '疑似房颤',
        rateText: '93–129',
        thumbnail: 'hihi--hihihzhihi',
        doctor: { knows: false, text: '还没给医生看' },
      },
      {
        id: 'E5',
        dataTime: '2024-01-15T11:50:00+08:00',
        source: 'recorder',
        durationSeconds: 30,
        finding: 'af',
        state: 'alert',
        stateText: '疑似房颤',
        rateText: '101–142',
        thumbnail: null,
        doctor: { knows: true, text: '问过医生' },
      },
      {
        id: 'E4',
        dataTime: '2024-01-14T08:15:00+08:00',
        source: 'watch',
        durationSeconds: 30,
        finding: 'clear',
        state: 'normal',
        stateText: '未见明显异常',
        rateText: '68',
        thumbnail: null,
        doctor: null,
      },
    ]

    const long = {
      id: 'H1',
      startedAt: '2024-01-15T14:30:00+08:00',
      rateHz: 512,
      sampleCount: null,
      blocks: 3,
      status: 'receiving',
      finding: 'unjudged',
      state: 'none',
      stateText: '还在上传',
      rateText: null,
      hours: [{ low: 52, high: 96 }, null],
      doctor: null,
    }

    // A browser without layout has no such method.
    const scrolled = vi.fn<() => void>()
    Element.prototype.scrollIntoView = scrolled
    const older = { ...long, id: 'H0', startedAt: '2023-12-31T14:30:00+08:00' }

    const asked = open('&tab=all', {
      'ecg.listEcgMonth': () => ({ list: rows }),
      'holter.listHolterRecords': () => ({ list: [long, older], total: 2, pn: 1, ps: 50 }),
    })

    const day = within(await screen.findByRole('region', { name: '2024年1月15日 周一' }))
    const [first, second, third] = day.getAllByRole('link')
    expect(first?.textContent).toContain('还在上传')
    expect(first?.textContent).toContain('动态心电记录 14:30')
    expect(second?.textContent).toContain('!疑似房颤还没给医生看93–129次/分心电仪 12:50')
    expect(second?.textContent).not.toContain('✓')
    expect(second?.querySelectorAll('svg')).toHaveLength(1)
    expect(third?.textContent).toContain('!疑似房颤✓ 问过医生101–142次/分心电仪 11:50')
    expect(third?.querySelector('svg')).toBeNull()
    expect(screen.getByText('1月测了 4 次，')).toBeTruthy()
    expect(screen.getByText('2 次疑似房颤。')).toBeTruthy()
    expect(screen.getAllByRole('link')).toHaveLength(4)

    expect(asked.map((url) => url.split('?')[0])).toEqual([
      '/api/monitor/v1/app/ecg-month',
      '/api/monitor/v1/app/holter/list',
    ])

    expect(asked[0]).toContain('month=2024-01')
    fireEvent.click(screen.getByRole('button', { name: /上月/ }))
    await waitFor(() => expect(asked).toContain('/api/monitor/v1/app/ecg-month?month=2023-12'))
    const last = await screen.findByRole('link', { name: /动态心电记录/ })
    // The day that is named now is not the first of what is listed.
    expect(scrolled.mock.contexts).toEqual([last.closest('section[aria-label^="2023"]')])
    fireEvent.click(last)
    expect(where()).toBe('/lead?holter=H0')
  })

  it('says of each long record how long it is, as home and the page for the doctor do', async () => {
    const list = [longRecord('H4', MINUTES_PER_DAY), longRecord('H3', 90), longRecord('H2', 10)]

    open('&tab=all', {
      'ecg.listEcgMonth': () => ({ list: [] }),
      'holter.listHolterRecords': () => ({ list, total: 3, pn: 1, ps: 50 }),
    })

    const titles = (await screen.findAllByRole('link')).map(
      ({ textContent }) => /次\/分(.*心电记录)/.exec(textContent)?.[1],
    )

    expect(titles).toEqual(['24 小时心电记录', '1.5 小时心电记录', '10 分钟心电记录'])
  })

  it('makes the month of single documented days where nobody else does', async () => {
    testConfig({ backend: 'documented' })

    const asked = open('&tab=all', {
      'ecg.listEcgRecords': ({ query }) =>
        query.get('dayDate') === '2024-01-02' ? { dataEcgInfosRespList: [WATCH] } : null,
      'ecg.listEcgMeasurements': () => [],
      'warnings.listWarnings': () => [
        { id: 'W1', eventType: 'af-suspected', createTime: WATCH.dataTime },
      ],
    })

    const row = await screen.findByRole('link', { name: /10:12/ })
    expect(row.textContent).toContain('!疑似房颤76次/分')
    expect(asked.some((url) => url.includes('ecg-month'))).toBe(false)
    expect(asked.filter((url) => url.includes('find-ecg-list?')).length).toBeGreaterThan(30)
  })

  it('shows the record of the watch with its units and leads to its detail', async () => {
    open('')
    const record = await screen.findByRole('link', { name: /10:12/ })
    expect(record.textContent).toContain('心率76次/分')
    expect(record.textContent).toContain('QT 间期401毫秒')
    expect(record.textContent).toContain('HRV38毫秒')
    fireEvent.click(record)
    expect(where()).toBe('/theHeart?ecg=1&id=E1')
  })

  it('numbers the recorder measurements and shows their states', async () => {
    open('&tab=instrument')
    await screen.findByText('08:36')
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(first).toMatch(/^108:36时长 30秒.*已上传.*已标注.*可查看/)
    expect(second).toMatch(/^209:40时长 12秒.*未上传.*未标注.*暂无报告生成中，请稍后查看/)
  })

  it('[SHELL-23] shows two dashes for a state that is neither of the two', async () => {
    open('&tab=instrument', {
      'ecg.listEcgMeasurements': () => [{ ...DONE, completed: '处理中', labeled: 2 }],
    })

    await screen.findByText('08:36')
    const text = screen.getByRole('listitem').textContent
    expect(text).toContain('上传--')
    expect(text).toContain('标注--')
    expect(text).not.toMatch(/已上传|未上传|已标注|未标注|处理中/)
  })

  it('opens the report with its link encoded, and says so where there is none', async () => {
    open('&tab=instrument')
    await screen.findByText('08:36')
    const [view, viewNone] = screen.getAllByRole('button', { name: '查看PDF' })
    const [, copyNone] = screen.getAllByRole('button', { name: '复制链接' })
    fireEvent.click(viewNone!)
    fireEvent.click(copyNone!)
    expect(toastTexts()).toEqual(['暂无PDF报告，请稍后查看', '暂无PDF链接'])
    expect(where()).toMatch(/^\/theHeartList/)
    fireEvent.click(view!)
    expect(where()).toBe(`/pdfViewer?pdfUrl=${encodeURIComponent(REPORT)}`)
  })

  it('copies the link and says whether that worked', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('denied'))

    vi.spyOn(console, 'warn').mockImplementation(() => undefined)

    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { clipboard: { writeText } }),
    )

    open('&tab=instrument')
    await screen.findByText('08:36')
    const [copy] = screen.getAllByRole('button', { name: '复制链接' })
    fireEvent.click(copy!)
    await waitFor(() => expect(toastTexts()).toEqual(['PDF链接已复制到剪贴板']))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}${REPORT}`)
    fireEvent.click(copy!)
    await waitFor(() => expect(toastTexts()).toContain('复制失败'))
  })

  it('[CONFLICT-05] says which list is empty; a failure of the recorder data is only logged', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    open('', {
      'ecg.listEcgRecords': () => ({ dataEcgInfosRespList: [] }),
      'ecg.listEcgMeasurements': httpStatus(500),
    })

    await screen.findByText('暂无手表心电数据')
    fireEvent.click(screen.getByRole('radio', { name: /心电仪/ }))
    await screen.findByText('暂无心电仪数据')
    expect(error).toHaveBeenCalledWith('the ECG recorder data could not be read', expect.anything())
    expect(toastTexts()).toEqual([])
    expect(where()).toContain('tab=instrument')
  })

  it('leads from a recorder measurement to its wave, where it is known by an id', async () => {
    open('&tab=instrument')
    fireEvent.click(await screen.findByRole('button', { name: '看波形' }))
    expect(where()).toBe('/theHeart?ecg=1&id=E2')
  })

  it('lives on the documented fields and asks for nothing else', async () => {
    testConfig({ backend: 'documented' })

    const asked = open('', {
      'ecg.listEcgRecords': () => ({ dataEcgInfosRespList: [WATCH] }),
      'ecg.listEcgMeasurements': () => [PART],
    })

    expect(await screen.findByRole('link', { name: /10:12/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /心电仪/ }))
    expect(await screen.findByText('09:40')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '看波形' })).toBeNull()
    expect(screen.queryByText(/心电记录 \d/)).toBeNull()

    // The warnings alone tell which record was irregular.
    expect(new Set(asked.map((url) => url.split('?')[0]))).toEqual(
      new Set([
        '/api/monitor/v1/abnormal/list',
        '/api/monitor/v1/app/find-ecg-list',
        '/api/swk-ecg/v1/measurements/by-date-user',
      ]),
    )
  })

  it('shows two dashes for what is missing, and reads other forms of the same', async () => {
    const odd = [
      { id: 7, dataTime: '2024-01-02 10:12:00', heartRat: '76', qt: 'x', hrv: null },
      { id: null },
      null,
      'x',
    ]

    open('', {
      'ecg.listEcgRecords': () => ({ dataEcgInfosRespList: odd }),
      'ecg.listEcgMeasurements': () => [{ completed: 1, durationStr: 30 }, 7],
    })

    const record = await screen.findByRole('link', { name: /10:12/ })
    expect(record.textContent).toContain('心率76次/分QT 间期--毫秒HRV--毫秒')
    const [, nameless] = screen.getAllByRole('listitem')
    expect(nameless?.textContent).toBe('--–已测量心率--次/分QT 间期--毫秒HRV--毫秒')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    fireEvent.click(screen.getByRole('radio', { name: /心电仪/ }))
    const [bare] = await screen.findAllByRole('listitem')
    expect(bare?.textContent).toMatch(/^1--时长 30.*已上传标注--报告.*暂无/)
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  })

  it('takes an answer that is empty as a whole for a day without records', async () => {
    open('', { 'ecg.listEcgRecords': () => null, 'ecg.listEcgMeasurements': () => null })
    expect(await screen.findByText('暂无手表心电数据')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /心电仪/ }))
    expect(await screen.findByText('暂无心电仪数据')).toBeTruthy()
  })

  it('does not go into the future', async () => {
    openPage(<EcgListPage />, '/theHeartList?electrocaTime=2999-01-01', service())
    await screen.findByText('10:12')
    expect(screen.getByText('今天')).toBeTruthy()
    expect(screen.getByRole('button', { name: /后一天/ })).toHaveProperty('disabled', true)
  })
})
