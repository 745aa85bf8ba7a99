import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../stores/settings.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { listen } from '../../../testing/listen.ts'
import { keptLeadContent } from '../lead/lead-content.ts'
import EcgDetailPage from './EcgDetailPage.tsx'
import { fakeService } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const MARKS = [{ sample: 1200, kind: 'supraventricular' }]

const DOCUMENTED = {
  heartRat: 71,
  qt: 460,
  hrv: null,
  ecgContent: Array.from({ length: 5120 }, (_, i) => (i % 400 === 0 ? 1 : 0)).join(','),
  dataContent: '节律未见持续不齐。',
}

const RECORD = {
  ...DOCUMENTED,
  kangban: {
    id: 'E1',
    dataTime: '2024-01-02T08:36:12+08:00',
    sentence: [{ text: '心跳大致平稳。', tone: 'plain' }],
    elderSentence: [{ text: '心跳平稳。', tone: 'plain' }],
    source: 'recorder',
    durationSeconds: 10,
    complete: true,
    hrvMethod: { metric: 'SDNN', windowSeconds: 30, beats: 35 },
    qtcFridericia: 471,
    qtcBeats: 12,
    rhythm: 'sinus',
    rateRange: { lowest: 68, highest: 75 },
    marks: MARKS,
    pdfFilePath: null,
  },
}

const open = (query: string, record: unknown = RECORD) =>
  openPage(
    <EcgDetailPage />,
    `/theHeart${query}`,
    fakeService({ 'ecg.getEcgRecord': () => record }),
  )

const barLabels = () =>
  screen.getAllByRole('img', { name: /参考 / }).map((bar) => bar.getAttribute('aria-label'))

const where = () => screen.getByTestId('where').textContent

beforeEach(() => {
  prepareWorld()
  location.hash = '#/theHeart?ecg=1&id=E1'
  useSettings.setState({ elder: false })
})

describe('EcgDetailPage', () => {
  it('goes to the list without ecg=1', () => {
    expect(open('?id=E1')).toEqual([])
    expect(where()).toBe('/theHeartList')
  })

  it('reads the record and shows its figures against their references', async () => {
    const requests = open('?ecg=1&id=E1')
    await screen.findByText('心跳大致平稳。')
    expect(requests).toEqual(['/api/monitor/v1/app/find-ecg-info?ecgId=E1'])
    expect(screen.getByText('2024年1月2日 周二 08:36 · 心电仪 · 10 秒')).toBeTruthy()
    const bars = screen.getAllByRole('img', { name: /参考/ })

    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '71次/分，参考 60 到 100',
      '460毫秒，参考 300 到 450',
      '暂无数值，参考 0 到 230',
    ])

    expect(bars.map((bar) => bar.dataset.percent)).toEqual(['35.5', '57.5', '0'])
    expect(screen.getByText('QTc 偏长')).toBeTruthy()
  })

  it('shows and hides the help, with the way the HRV was made', async () => {
    open('?ecg=1&id=E1')
    const toggle = await screen.findByRole('button', { name: 'HRV说明' })

    const help = screen.getByText(
      '心跳间隔的变化（SDNN，30 秒 35 次）。同样时间、同样姿势测，才好前后比较。',
    )

    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(toggle)
    expect([toggle.getAttribute('aria-expanded'), help.hidden]).toEqual(['false', true])
  })

  it('plays at once and pauses', async () => {
    open('?ecg=1&id=E1')
    fireEvent.click(await screen.findByRole('button', { name: '暂停' }))
    expect(screen.getByRole('button', { name: '播放' })).toBeTruthy()
  })

  it('stands still in elderly mode until it is asked, with shorter words', async () => {
    useSettings.setState({ elder: true })
    open('?ecg=1&id=E1')
    expect(await screen.findByRole('button', { name: '播放' })).toBeTruthy()
    expect(screen.getByText('心跳平稳。')).toBeTruthy()
  })

  it('hands the content over to the strip and says when there is no report yet', async () => {
    open('?ecg=1&id=E1')
    fireEvent.click(await screen.findByRole('button', { name: 'PDF 报告' }))
    expect(toastTexts()).toEqual(['暂无PDF报告，请稍后查看'])
    fireEvent.click(screen.getByRole('button', { name: '查看导联图' }))
    expect(where()).toBe('/lead')

    expect(keptLeadContent('U1')).toMatchObject({
      id: 'E1',
      ecgContent: RECORD.ecgContent,
      marks: MARKS,
    })
  })

  it('says so when no record is named, or none is answered', async () => {
    expect(open('?ecg=1')).toEqual([])
    expect(screen.getByText('没有找到这条心电记录。')).toBeTruthy()
    cleanup()
    open('?ecg=1&id=E1', null)
    expect(await screen.findByText('没有找到这条心电记录。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '查看导联图' })).toBeNull()
  })
})

describe('EcgDetailPage of a suspected fibrillation', () => {
  const AF = {
    ...RECORD,
    heartRat: 116,
    hrv: 153,
    kangban: {
      ...RECORD.kangban,
      sentence: [
        { text: '这份心电疑似房颤，', tone: 'bad' },
        { text: '请今天把心电给医生看。', tone: 'bad' },
      ],
      advice: '请今天把心电给医生看',
      rhythm: 'af',
      rateRange: { lowest: 93, highest: 129 },
      qtcFridericia: 352,
      qtcBeats: 50,
      qtcSd: 18,
      marks: [],
      pdfFilePath: '/api/files/1.pdf',
    },
  }

  it('judges neither QT nor HRV, and tells the rate as a range', async () => {
    open('?ecg=1&id=E1', AF)
    expect(await screen.findByText('快而不齐')).toBeTruthy()

    expect(barLabels()).toEqual([
      '93–129次/分，参考 60 到 100',
      '352毫秒，参考 300 到 450',
      '暂无数值，参考 0 到 230',
    ])

    expect(screen.getByText('仅供参考')).toBeTruthy()
    expect(screen.getByText('352 ± 18 毫秒，Fridericia 公式，按 50 次心跳平均')).toBeTruthy()
    expect(screen.getByText('房颤时不评估')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/正常|偏[长短高低]|153/)
  })

  it('says what to do, with 120 to call, and leads to what the doctor is shown', async () => {
    open('?ecg=1&id=E1', AF)
    const step = await screen.findByRole('region', { name: '下一步' })
    expect(step.textContent).toContain('请今天把心电给医生看。挂心内科，带上近 30 天血压。')
    expect(step.textContent).toContain('胸痛、气短、晕倒：不要等，拨打 120')
    expect(screen.getByRole('link', { name: '120' }).getAttribute('href')).toBe('tel:120')
    fireEvent.click(screen.getByRole('button', { name: '给医生看' }))
    expect(where()).toContain('/pdfViewer?pdfUrl=')
  })

  it('makes no QTc of fewer than ten beats', async () => {
    open('?ecg=1&id=E1', { ...AF, kangban: { ...AF.kangban, qtcBeats: 9 } })
    expect(await screen.findByText('不作判断')).toBeTruthy()
    expect(document.body.textContent).not.toContain('352')
  })
})

describe('EcgDetailPage with a back end of the documents', () => {
  it('lives on the documented fields, with the time that the list handed over', async () => {
    testConfig({ backend: 'documented' })
    const state = { dataTime: '2024-01-02T08:36:12+08:00' }
    const address = { pathname: '/theHeart', search: '?ecg=1&id=E1', state }

    const asked = openPage(
      <EcgDetailPage />,
      address,
      fakeService({ 'ecg.getEcgRecord': () => DOCUMENTED }),
    )

    expect(await screen.findByText('2024年1月2日 周二 08:36 · 10 秒')).toBeTruthy()

    expect(barLabels()).toEqual([
      '71次/分，参考 60 到 100',
      '460毫秒，参考 300 到 450',
      '暂无数值，参考 0 到 230',
    ])

    for (const name of ['PDF 报告', '分享'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(asked).toEqual(['/api/monitor/v1/app/find-ecg-info?ecgId=E1'])
    fireEvent.click(screen.getByRole('button', { name: '查看导联图' }))
    expect(keptLeadContent('U1')).toMatchObject({ id: 'E1', dataTime: state.dataTime })
  })

  it('leaves the date out where nobody knows it', async () => {
    testConfig({ backend: 'documented' })
    open('?ecg=1&id=E1', DOCUMENTED)
    expect(await screen.findByText('时长 10 秒')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '查看导联图' }))
    expect(keptLeadContent('U1')).toMatchObject({ id: 'E1', dataTime: null })
  })

  it('reads the rate of a suspected fibrillation aloud as the range that it shows', async () => {
    const spoken = listen()
    useSettings.setState({ elder: true })

    const af = { rhythm: 'af', marks: [], rateRange: { lowest: 89, highest: 92 } }
    open('?ecg=1&id=E1', { ...RECORD, kangban: { ...RECORD.kangban, ...af } })
    fireEvent.click(await screen.findByRole('button', { name: '读给我听' }))
    expect(spoken.at(-1)).toContain('心率在 89 到 92 之间。')
    expect(spoken.at(-1)).not.toContain('71')
    expect(barLabels()).toEqual(['89–92次/分，参考 60 到 100'])
  })

  it('shows two dashes for what is missing, and draws nothing of no samples', async () => {
    useSettings.setState({ elder: true })

    open('?ecg=1&id=E1', {
      heartRat: '71',
      qt: null,
      ecgContent: null,
      kangban: { marks: 'x', dataTime: 'yesterday' },
    })

    expect(await screen.findByText('心电波形 --')).toBeTruthy()
    expect(screen.getByText('--', { selector: 'p' })).toBeTruthy()
    expect(barLabels()).toEqual(['71次/分，参考 60 到 100'])
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('button', { name: '导联图' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  })
})
