import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

  it('leads to the newest record of many hours, where there is one', async () => {
    const record = {
      id: 'H1',
      startedAt: '2024-01-01T14:30:00+08:00',
      rateHz: 512,
      sampleCount: null,
      blocks: 3,
      status: 'receiving',
    }

    open('', { 'holter.listHolterRecords': () => ({ list: [record], total: 1, pn: 1, ps: 1 }) })
    const link = await screen.findByRole('link', { name: /24 小时心电记录/ })
    expect(link.textContent).toContain('1月1日')
    expect(link.textContent).toContain('还在上传')
    fireEvent.click(link)
    expect(where()).toBe('/lead?holter=H1')
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

  it('says which list is empty; a failure of the recorder data is only logged', async () => {
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
    expect(screen.queryByText(/24 小时/)).toBeNull()

    expect(asked.map((url) => url.split('?')[0])).toEqual([
      '/api/monitor/v1/app/find-ecg-list',
      '/api/swk-ecg/v1/measurements/by-date-user',
    ])
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
    expect(nameless?.textContent).toBe('--–暂无心率--次/分QT 间期--毫秒HRV--毫秒')
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
