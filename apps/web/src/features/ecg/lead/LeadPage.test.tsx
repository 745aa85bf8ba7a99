import { type MarkDenial, MESSAGES } from '@kangban/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { keepLeadContent } from './lead-content.ts'
import LeadPage from './LeadPage.tsx'
import { type Answer, fakeService, httpStatus } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const CONTENT = {
  id: 'E1',
  dataTime: '2024-01-02T08:36:12+08:00',
  ecgContent: Array.from({ length: 30 * 512 }, (_, i) => (i % 400 < 8 ? 1 : 0)).join(','),
  heartRat: 77,
  sentence: [{ text: '有 1 次提早的心跳。', tone: 'warn' as const }],
  marks: [{ sample: 1200, kind: 'supraventricular' as const }],
}

const { ecgContent, heartRat, id, dataTime, sentence, marks } = CONTENT
const DOCUMENTED = { ecgContent, heartRat, qt: null, hrv: null, dataContent: '' }

const RECORD = {
  ...DOCUMENTED,
  kangban: {
    id,
    dataTime,
    sentence,
    elderSentence: sentence,
    source: 'watch',
    durationSeconds: 30,
    complete: true,
    hrvMethod: null,
    qtcFridericia: null,
    marks,
    pdfFilePath: null,
  },
}

const answering = (record: Answer) => fakeService({ 'ecg.getEcgRecord': record })

const label = () => screen.getByText(/^间隔/).textContent

beforeEach(() => {
  prepareWorld()
  sessionStorage.clear()
})

describe('LeadPage', () => {
  it('has a way back where no content was handed over', () => {
    expect(openPage(<LeadPage />, '/lead')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '返回心电列表' }))
    expect(screen.getByTestId('where').textContent).toBe('/theHeartList')
  })

  it('shows what was handed over at once, and keeps it when the record cannot be read again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    keepLeadContent(CONTENT, 'U1')
    const asked = openPage(<LeadPage />, '/lead', answering(httpStatus(500)))
    expect(screen.getByText('有 1 次提早的心跳。')).toBeTruthy()
    await vi.waitFor(() => expect(asked).toEqual(['/api/monitor/v1/app/find-ecg-info?ecgId=E1']))
    expect(screen.getByRole('img', { name: '有 1 次提早的心跳。' })).toBeTruthy()
  })

  it('shows nothing of another user', () => {
    keepLeadContent(CONTENT, 'U2')
    openPage(<LeadPage />, '/lead')
    expect(screen.queryByText('有 1 次提早的心跳。')).toBeNull()
  })

  it('measures with the caliper, by the arrow keys too', () => {
    keepLeadContent(CONTENT, 'U1')

    openPage(
      <LeadPage />,
      '/lead',
      answering(() => RECORD),
    )

    fireEvent.click(screen.getByRole('button', { name: '卡尺' }))
    expect(label()).toBe('间隔 781 毫秒 · 77 次/分')
    fireEvent.keyDown(screen.getByRole('slider', { name: '卡尺右线' }), { key: 'ArrowRight' })
    expect(label()).toBe('间隔 791 毫秒 · 76 次/分')

    fireEvent.keyDown(screen.getByRole('slider', { name: '卡尺左线' }), {
      key: 'ArrowRight',
      shiftKey: true,
    })

    expect(label()).toBe('间隔 691 毫秒 · 87 次/分')
  })

  it('changes paper speed and gain, and tells them below the paper', () => {
    keepLeadContent(CONTENT, 'U1')

    openPage(
      <LeadPage />,
      '/lead',
      answering(() => RECORD),
    )

    fireEvent.change(screen.getByRole('combobox', { name: '走纸' }), { target: { value: '50' } })
    fireEvent.change(screen.getByRole('combobox', { name: '增益' }), { target: { value: '20' } })
    expect(screen.getByText(/50 mm\/s\s+20 mm\/mV/)).toBeTruthy()
  })

  it('lets the owner call a mark wrong, shows that beside it and on the paper, and takes it back', async () => {
    keepLeadContent(CONTENT, 'U1')
    const said: unknown[] = []
    // jsdom scrolls nothing.
    HTMLElement.prototype.scrollTo = () => undefined

    const service = fakeService({
      'ecg.getEcgRecord': () => ({ ...RECORD, kangban: { ...RECORD.kangban, denials: [] } }),
      'ecg.denyEcgMark': ({ body }) => {
        said.push(body)
        const { sample, kind, denied } = body as MarkDenial & { denied: boolean }
        return { denials: denied ? [{ sample, kind, saidAt: dataTime }] : [] }
      },
    })

    openPage(<LeadPage />, '/lead', service)

    fireEvent.click(await screen.findByRole('button', { name: '下一处 ›' }))
    fireEvent.click(await screen.findByRole('button', { name: '不是' }))
    expect(await screen.findByText('✕ 您说过不是')).toBeTruthy()
    expect(screen.getByText('有 1 次提早的心跳（不宽），其中 1 次您说不是。')).toBeTruthy()
    expect(screen.getByText('▲ 提早').tagName).toBe('S')
    // What the program said stays.
    expect(screen.getByText('有 1 次提早的心跳。')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '收回' }))
    expect(await screen.findByRole('button', { name: '不是' })).toBeTruthy()
    expect(said).toMatchObject([{ denied: true }, { denied: false }])
  })

  it('keeps on the phone what is said of a mark without a network, says so, and sends the last word later', async () => {
    keepLeadContent(CONTENT, 'U1')
    // jsdom scrolls nothing.
    HTMLElement.prototype.scrollTo = () => undefined
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)

    const service = fakeService({
      'ecg.getEcgRecord': () => ({ ...RECORD, kangban: { ...RECORD.kangban, denials: [] } }),
      'ecg.denyEcgMark': ({ body }) => {
        const { sample, kind, denied } = body as MarkDenial & { denied: boolean }
        return { denials: denied ? [{ sample, kind, saidAt: dataTime }] : [] }
      },
    })

    openPage(<LeadPage />, '/lead', service)
    fireEvent.click(await screen.findByRole('button', { name: '下一处 ›' }))
    await screen.findByRole('button', { name: '不是' })
    network.mockReturnValue(false)

    for (const word of ['不是', '收回', '不是']) {
      fireEvent.click(screen.getByRole('button', { name: word }))
      const next = word === '不是' ? '收回' : '不是'
      expect(await screen.findByRole('button', { name: next })).toBeTruthy()
      expect(await screen.findByText('已记在手机上，联网后自动发出。')).toBeTruthy()
    }

    expect(screen.getByText('✕ 您说过不是')).toBeTruthy()
    expect(screen.getByText('▲ 提早').tagName).toBe('S')
    expect(service.callsOf('ecg.denyEcgMark')).toEqual([])
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(screen.queryByText('已记在手机上，联网后自动发出。')).toBeNull())
    expect(screen.getByText('✕ 您说过不是')).toBeTruthy()
    const said = service.callsOf('ecg.denyEcgMark').map(({ body }) => body)
    expect(said).toEqual([{ id, sample: 1200, kind: 'supraventricular', denied: true }])
  })

  it('gives up what the service will never take, and says why', async () => {
    keepLeadContent(CONTENT, 'U1')
    HTMLElement.prototype.scrollTo = () => undefined

    const service = fakeService({
      'ecg.getEcgRecord': () => ({ ...RECORD, kangban: { ...RECORD.kangban, denials: [] } }),
    })

    service.refuse('ecg.denyEcgMark', 'markUnknown')
    openPage(<LeadPage />, '/lead', service)
    fireEvent.click(await screen.findByRole('button', { name: '下一处 ›' }))
    fireEvent.click(await screen.findByRole('button', { name: '不是' }))
    await vi.waitFor(() => expect(toastTexts()).toEqual([MESSAGES.markUnknown]))
    expect(await screen.findByRole('button', { name: '不是' })).toBeTruthy()
    expect(localStorage.length).toBe(0)
  })

  it('keeps the time that was handed over where the record does not know it', async () => {
    testConfig({ backend: 'documented' })
    keepLeadContent({ ...CONTENT, sentence: undefined, marks: undefined }, 'U1')

    const asked = openPage(
      <LeadPage />,
      '/lead',
      answering(() => DOCUMENTED),
    )

    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByText('2024年1月2日 周二 08:36 · I 导联')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull()
  })

  it('counts the seconds where nobody knows when it began, and says nothing of marks that nobody looked for', async () => {
    keepLeadContent({ id, dataTime: null, ecgContent, heartRat }, 'U1')

    openPage(
      <LeadPage />,
      '/lead',
      answering(() => ({ ...DOCUMENTED, heartRat: 'x' })),
    )

    expect(await screen.findByText('I 导联')).toBeTruthy()
    expect(screen.getByText('0 秒')).toBeTruthy()
    expect(screen.queryByText(/早搏/)).toBeNull()
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  })
})
