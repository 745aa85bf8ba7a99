import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EcgRecorderHandlers, EcgRecorderSession } from '@kangban/central'
import { contract } from '@kangban/contracts'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { allKept } from '../../../backend/kept-ecg.ts'
import { freshDatabase, logInAs, measurement } from '../../../backend/testing/kept.ts'
import { testConfig } from '../../../config/testing/config.ts'
import LiveEcgPage from './LiveEcgPage.tsx'
import { fakeService } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const SAVED = contract.ecg.saveEcgRecord.example?.output
const BOTH = { left: true, right: true }

const recorder = vi.hoisted(() => ({
  connect: vi.fn<(handlers: EcgRecorderHandlers) => Promise<EcgRecorderSession>>(),
}))

vi.mock('@kangban/central', async (original) => ({
  ...(await original()),
  connectEcgRecorder: (_bluetooth: unknown, handlers: EcgRecorderHandlers) =>
    recorder.connect(handlers),
}))

/** A recorder with both hands on; `send` gives it seconds of a beating heart. */
function connectRecorder() {
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
      const samples = Float32Array.from({ length: seconds * 512 }, (_, i) =>
        Math.exp(-((((sent + i) % 410) - 200) ** 2) / 60),
      )

      act(() => handlers.onSamples?.({ startSample: sent, samples, contact: BOTH, lostBefore: 0 }))
      sent += samples.length
    },
    letGo: () => act(() => handlers.onContact?.({ left: false, right: true })),
  }
}

async function measure() {
  const device = connectRecorder()

  const asked = openPage(<LiveEcgPage />, '/ecg', fakeService({ 'account.listConsents': () => [] }))

  fireEvent.click(screen.getByRole('button', { name: '连接心电仪' }))
  await screen.findByText('接触良好，请保持不动。')
  return { device, asked }
}

beforeEach(() => {
  prepareWorld()
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

  it('counts down on the samples and pauses when a hand lets go', async () => {
    const { device } = await measure()
    device.send(12)
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
    device.letGo()
    expect(screen.getByText('左手松开了，计时已暂停。')).toBeTruthy()
    expect(screen.getByText('松开了')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '还剩 18 秒，共 30 秒' })).toBeTruthy()
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
