import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EcgRecorderHandlers, EcgRecorderSession } from '@kangban/central'
import { contract } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { allKept } from '../../../backend/kept-ecg.ts'
import { freshDatabase, logInAs, measurement } from '../../../backend/testing/kept.ts'
import { listen } from '../../../testing/listen.ts'
import { testConfig } from '../../../config/testing/config.ts'
import LiveEcgPage from './LiveEcgPage.tsx'
import { fakeService } from '../../../testing/fake-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const SAVED = contract.ecg.saveEcgRecord.example?.output
const SKIP = '正在心慌，不等了，现在测'
const BOTH = { left: true, right: true }

const recorder = vi.hoisted(() => ({
  connect: vi.fn<(handlers: EcgRecorderHandlers) => Promise<EcgRecorderSession>>(),
}))

vi.mock('@kangban/central', async (original) => ({
  ...(await original()),
  connectEcgRecorder: (_bluetooth: unknown, handlers: EcgRecorderHandlers) =>
    recorder.connect(handlers),
}))

let turned: () => void = () => undefined
let isSideways = false

/** The phone lies on its side, or not. */
function turn(sideways: boolean) {
  isSideways = sideways
  act(() => turned())
}

type Heart = (sample: number) => number

const beat = (samplesFromPeak: number) => Math.exp(-(samplesFromPeak ** 2) / 60)

const heartOf = (bpm: number): Heart => {
  const length = Math.round((60 * SAMPLE_RATE) / bpm)
  return (sample) => beat((sample % length) - 200)
}

/** Intervals in ms without any order, again and again; no P wave stands before a beat. */
const FIBRILLATING = [610, 480, 820, 540, 700, 450, 660, 910, 500, 580, 760, 430, 690, 840, 520]

const fibrillation = (): Heart => {
  const peaks = [100]

  for (let i = 0; i < 60; i++) {
    const interval = FIBRILLATING[i % FIBRILLATING.length] ?? 0
    peaks.push((peaks.at(-1) ?? 0) + Math.round((interval * SAMPLE_RATE) / 1000))
  }

  return (sample) => Math.max(...peaks.map((peak) => beat(sample - peak)))
}

/** A recorder with both hands on; `send` gives it seconds of a beating heart. */
function connectRecorder(heart = heartOf(75)) {
  let handlers: EcgRecorderHandlers = {}
  let sent = 0

  recorder.connect.mockImplementation((given) => {
    handlers = given

    return Promise.resolve({
      deviceId: 'D1',
      name: '心电仪',
      info: {
        manufacturer: undefined,
        model: undefined,
        serialNumber: 'KB-7',
        firmware: undefined,
      },
      status: 'ready',
      batteryPercent: 80,
      contact: BOTH,
      start: () =>
        Promise.resolve({ sampleRateHz: 512, startedAt: new Date('2024-01-02T00:36:12Z') }),
      stop: () =>
        Promise.resolve({
          receivedFrames: 0,
          lostFrames: 0,
          duplicateFrames: 0,
          lateFrames: 0,
          badFrames: 0,
        }),
      close: () => Promise.resolve(),
    })
  })

  return {
    send: (seconds: number) => {
      const samples = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) =>
        heart(sent + i),
      )

      act(() => handlers.onSamples?.({ startSample: sent, samples, contact: BOTH, lostBefore: 0 }))
      sent += samples.length
    },
    letGo: () => act(() => handlers.onContact?.({ left: false, right: true })),
  }
}

const offline = () => Promise.reject(new Error('no network'))

async function measure(heart?: Heart) {
  const device = connectRecorder(heart)

  const asked = openPage(<LiveEcgPage />, '/ecg', fakeService({ 'account.listConsents': () => [] }))

  fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))
  fireEvent.click(await screen.findByRole('button', { name: SKIP }))
  await screen.findByText('接触良好，请保持不动。')
  return { device, asked }
}

beforeEach(() => {
  prepareWorld()
  isSideways = false
  vi.doUnmock('./measuring-parts.ts')

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('landscape') && isSideways,
    addEventListener: (_: string, listener: () => void) => (turned = listener),
    removeEventListener: () => undefined,
  }))

  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('LiveEcgPage', () => {
  it('says why there is no recorder and offers to try again', async () => {
    const { DeviceError } = await import('@kangban/central')
    recorder.connect.mockRejectedValue(new DeviceError('unsupported', 'no Web Bluetooth'))
    openPage(<LiveEcgPage />, '/ecg')
    fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))
    expect((await screen.findByRole('alert')).textContent).toContain('不能连接蓝牙设备')
    expect(screen.getByRole('button', { name: '再连一次' })).toBeTruthy()
  })

  it('seeks no recorder before it can show the measurement, says so, and loads what it lacks by the next tap', async () => {
    vi.doMock('./measuring-parts.ts', offline)
    connectRecorder()
    recorder.connect.mockClear()
    openPage(<LiveEcgPage />, '/ecg')
    fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))

    expect((await screen.findByRole('alert')).textContent).toContain(
      '没能加载出来，请检查网络后重试。',
    )

    expect(recorder.connect).not.toHaveBeenCalled()
    vi.doUnmock('./measuring-parts.ts')
    fireEvent.click(screen.getByRole('button', { name: '再连一次' }))
    expect(await screen.findByRole('timer', { name: '再静坐 60 秒，共 60 秒' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('lets the person rest first: how long, how, and how the person is', async () => {
    connectRecorder()
    openPage(<LiveEcgPage />, '/ecg')
    fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))
    expect(await screen.findByText('先静坐一分钟，心跳稳了再测。')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '再静坐 60 秒，共 60 秒' })).toBeTruthy()
    expect(screen.getByText('心电仪已连上，电量 80%')).toBeTruthy()
    expect(screen.getByText('不说话，不看手机，正常呼吸')).toBeTruthy()
    const step = screen.getByRole('listitem', { current: 'step' })
    expect(step.getAttribute('aria-label')).toBe('第 1 步：静坐')
    expect(screen.getByRole('link', { name: '120' }).getAttribute('href')).toBe('tel:120')
    const none = screen.getByRole('button', { name: '没有' })
    const dizzy = screen.getByRole('button', { name: '头晕' })
    fireEvent.click(none)
    expect(none.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(dizzy)

    expect([none, dizzy].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
  })

  it('sends what was told with the record, as it stands when it is saved', async () => {
    const sent: unknown[] = []
    const device = connectRecorder()

    openPage(
      <LiveEcgPage />,
      '/ecg',
      fakeService({
        'account.listConsents': () => [],
        'ecg.saveEcgRecord': ({ body }) => {
          sent.push(body)
          return SAVED
        },
      }),
    )

    fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))
    fireEvent.click(await screen.findByRole('button', { name: '服药前' }))
    fireEvent.click(screen.getByRole('button', { name: SKIP }))
    await screen.findByText('接触良好，请保持不动。')
    device.send(30)
    fireEvent.click(await screen.findByRole('button', { name: '心慌' }))
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    fireEvent.click(await screen.findByRole('button', { name: '同意并保存' }))
    expect(await screen.findByText('测时：心慌、服药前')).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ circumstances: ['palpitations', 'before-medicine'] })
    expect(screen.queryByRole('button', { name: '心慌' })).toBeNull()
  })

  it('gives the strip the whole screen of a phone that lies on its side, with the stop beside it', async () => {
    const { device } = await measure()
    turn(true)
    expect(screen.queryByRole('button', { name: /返回/ })).toBeNull()
    expect(screen.getByRole('img', { name: '正在测量的心电波形' })).toBeTruthy()
    device.send(12)
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '停止测量' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '120' })).toBeTruthy()
    turn(false)
    expect(screen.getByRole('button', { name: /返回/ })).toBeTruthy()
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
  })

  it('says the countdown aloud in elderly mode alone', async () => {
    const spoken = listen()
    const { device } = await measure()
    device.send(10)
    expect(spoken).toEqual([])
    act(() => useSettings.setState({ elder: true }))
    device.send(10)

    expect(spoken.slice(-1)).toEqual(['还有 10 秒'])
    act(() => useSettings.setState({ elder: false }))
  })

  it('counts down on the samples and pauses when a hand lets go', async () => {
    const { device } = await measure()
    device.send(12)
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
    device.letGo()
    expect(screen.getByText('左手松开了，计时已暂停。')).toBeTruthy()
    expect(screen.getByText('松开了')).toBeTruthy()
    expect(screen.getByText('滤波 0.5–40 Hz')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
  })

  it.each([
    [75, '未见明显异常', /心跳平稳，未见明显异常。/],
    [140, '心率过快', /心率过快，请(今天|尽快)把这份心电给医生看。/],
  ])('says of %i beats a minute what the record will say: %s', async (bpm, tag, sentence) => {
    const { device } = await measure(heartOf(bpm))
    device.send(30)
    expect(await screen.findByText(tag)).toBeTruthy()
    expect(document.body.textContent.replaceAll('\n', '')).toMatch(sentence)
  })

  it.each([
    ['a steady heart', heartOf(75), /^心跳平稳，未见明显异常。心率 75 次每分。自动分析/, '75'],
    [
      'fibrillation',
      fibrillation(),
      /^这份心电疑似房颤，请(今天|尽快)把心电给医生看。心率在 89 到 100 之间。/,
      '89–100',
    ],
  ])('reads the rate of %s aloud in elderly mode as it shows it', async (_, heart, said, shown) => {
    const spoken = listen()
    const { device } = await measure(heart)
    act(() => useSettings.setState({ elder: true }))
    device.send(30)
    await screen.findByText('这次的结果')
    expect(document.body.textContent).toContain(`${shown}次/分`)
    fireEvent.click(screen.getByRole('button', { name: '读给我听' }))
    expect(spoken.at(-1)).toMatch(said)
    act(() => useSettings.setState({ elder: false }))
  })

  it('asks for the consent before the first save, then saves with one id', async () => {
    const { device, asked } = await measure()
    device.send(30)
    fireEvent.click(await screen.findByRole('button', { name: '保存' }))
    expect(asked.filter((path) => path.endsWith('save-ecg'))).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: '同意并保存' }))
    expect(await screen.findByText('已保存到您的健康记录。')).toBeTruthy()
    expect(asked.slice(1)).toEqual(['/api/user/v1/app/consent', '/api/monitor/v1/app/save-ecg'])
    fireEvent.click(screen.getByRole('button', { name: '查看详情' }))
    expect(screen.getByTestId('where').textContent).toBe(`/theHeart?ecg=1&id=${SAVED?.id}`)
  })

  it('sends nothing without the consent', async () => {
    const { device, asked } = await measure()
    device.send(30)
    fireEvent.click(await screen.findByRole('button', { name: '保存' }))
    fireEvent.click(await screen.findByRole('button', { name: '不同意' }))
    expect(screen.getByText(/没有同意，这次记录不会上传/)).toBeTruthy()
    expect(asked).toEqual(['/api/user/v1/app/consent-list'])
    expect(Object.keys(localStorage).filter((key) => key.includes('upload'))).toEqual([])
  })

  it('keeps a measurement on the phone while there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { device } = await measure()
    device.send(30)
    fireEvent.click(await screen.findByRole('button', { name: '保存' }))
    fireEvent.click(await screen.findByRole('button', { name: '同意并保存' }))
    expect(await screen.findByText('已存在手机里，联网后自动上传。')).toBeTruthy()

    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.startsWith('kangban.upload.'))).toBe(true),
    )
  })

  describe('where no call saves a measurement', () => {
    beforeEach(() => {
      freshDatabase()
      testConfig({ backend: 'documented' })
    })

    it('keeps it on this phone at once: nothing is asked, of the person or of the network', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const { device, asked } = await measure()
      device.send(30)
      fireEvent.click(await screen.findByRole('button', { name: '保存' }))
      expect(await screen.findByText(/^已保存在这部手机上。/)).toBeTruthy()
      expect(asked).toEqual([])

      expect(
        queryClient.getQueryState(api.account.listConsents.queryKey({}))?.error ?? null,
      ).toBeNull()

      const [kept] = await allKept()

      expect(kept).toMatchObject({
        startedAt: '2024-01-02T00:36:12.000Z',
        deviceCode: 'KB-7',
        complete: true,
      })

      expect(Object.keys(localStorage).filter((key) => key.includes('upload'))).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: '查看详情' }))
      expect(screen.getByTestId('where').textContent).toBe(`/theHeart?ecg=1&id=${kept?.id}`)
    })

    it('says in words when the phone cannot keep it, and offers to try again', async () => {
      vi.stubGlobal('indexedDB', undefined)
      const { device } = await measure()
      device.send(30)
      fireEvent.click(await screen.findByRole('button', { name: '保存' }))
      await waitFor(() => expect(toastTexts().join()).toContain('浏览器不允许在手机上保存数据'))
      expect(screen.getByRole('button', { name: '保存' })).toBeTruthy()
    })

    it('takes over what waits in the queue', async () => {
      const upload = { ...measurement(1), consentVersion: '2023-11-20' }
      localStorage.setItem('kangban.upload.U9/x', JSON.stringify({ addedAt: 1, item: upload }))
      logInAs('U9')
      const asked = openPage(<LiveEcgPage />, '/ecg')
      await waitFor(async () => expect(await allKept()).toHaveLength(1))
      expect(asked).toEqual([])
    })
  })
})
