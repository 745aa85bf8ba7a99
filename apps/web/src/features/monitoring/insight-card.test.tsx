import { contract, type Insight } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../api/quiet-client.ts'
import { useSettings } from '../../stores/settings.ts'
import { testConfig } from '../../config/testing/config.ts'
import { type Answer, refused } from '../../testing/fake-service.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { startService } from '../../testing/start-service.ts'
import HeartRatePage from './heart/HeartRatePage.tsx'
import { INSIGHTS } from './parts/insight-copy.ts'
import BloodPressurePage from './pressure/BloodPressurePage.tsx'
import { exampleOf } from './testing/answers.ts'

vi.mock('../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: () => undefined,
    resize: () => undefined,
    on: () => undefined,
    dispose: () => undefined,
  }),
}))

const [ofPressure] = exampleOf(contract.monitoring.getInsights.example)
if (!ofPressure) throw new Error('the contract has no insight')

const ofHeart: Insight = {
  ...ofPressure,
  id: 'resting-rate-course',
  metric: 'heartRate',
  sentence: [{ text: '近 30 天静息心率慢慢降了约 4 次/分。', tone: 'plain' }],
  elderSentence: [{ text: '近 30 天，安静时的心跳一点点变慢了约 4 次/分。', tone: 'plain' }],
  how: ['静息心率是白天最安静的一小时的平均。'],
}

const PRESSURE_WORDS = /睡不足 6 小时的 9 个夜晚/

function open(Page: ComponentType, path: string, answer: Answer = () => [ofPressure, ofHeart]) {
  const world = startService({
    'monitoring.getInsights': answer,
    'devices.listBoundDevices': () => [],
  })

  renderPage(Page, path)
  return world
}

const card = async () => within(await screen.findByRole('region', { name: INSIGHTS.title }))

beforeAll(loadContracts)

beforeEach(() => {
  localStorage.clear()

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

describe('what the days have shown', () => {
  it('stands on the month of the pressure, asked for by its last day, with how it was counted behind a button', async () => {
    const service = open(BloodPressurePage, '/bloodPressure?span=month&date=2024-01-01')
    const shown = await card()
    expect(shown.getByText(PRESSURE_WORDS)).toBeDefined()
    expect(shown.getByText(/95% 区间 2–10/)).toBeDefined()
    expect(shown.queryByText(/静息心率/)).toBeNull()
    const [asked] = service.callsOf('monitoring.getInsights')
    expect(asked?.path).toContain('/insights/2024-01-01')
    const how = shown.getByText(/其余 58 天平均 140.6/)
    const button = shown.getByRole('button', { name: INSIGHTS.help })
    const region = () => how.closest('[hidden]')
    expect([region() !== null, button.getAttribute('aria-expanded')]).toEqual([true, 'false'])
    fireEvent.click(button)
    expect([region(), button.getAttribute('aria-expanded')]).toEqual([null, 'true'])
  })

  it('stands on the month of the heart rate', async () => {
    open(HeartRatePage, '/heartRateDetails?span=month')
    const shown = await card()
    expect(shown.getByText('近 30 天静息心率慢慢降了约 4 次/分。')).toBeDefined()
    expect(shown.queryByText(PRESSURE_WORDS)).toBeNull()
  })

  it('is told in the words of the elderly mode', async () => {
    open(HeartRatePage, '/heartRateDetails?span=month')
    useSettings.setState({ elder: true })
    expect(await screen.findByText(/安静时的心跳一点点变慢了约 4 次/)).toBeDefined()
    expect(screen.queryByText(/静息心率慢慢降了/)).toBeNull()
  })
})

describe('nothing at all is said', () => {
  it.each([
    ['where nothing holds', () => []],
    ['of another metric', () => [ofHeart]],
    ['where the call fails, and nobody is told so', () => refused('serverError')],
  ])('%s', async (_, answer) => {
    const service = open(BloodPressurePage, '/bloodPressure?span=month', answer)
    await waitFor(() => expect(service.callsOf('monitoring.getInsights').length).toBeGreaterThan(0))
    expect(await screen.findByText(/血压多少算正常/)).toBeDefined()
    expect(screen.queryByText(INSIGHTS.title)).toBeNull()
  })

  it.each(['day', 'week'])('on the page of a %s, which does not ask', async (span) => {
    const service = open(HeartRatePage, `/heartRateDetails?span=${span}`)
    expect(await screen.findByText('心跳强度')).toBeDefined()
    expect(service.callsOf('monitoring.getInsights')).toEqual([])
  })

  it('where the back end keeps the documents alone, which is not asked', async () => {
    const service = startService({})
    testConfig({ backend: 'documented' })
    renderPage(BloodPressurePage, '/bloodPressure?span=month')
    // The month itself has been composed of single days.
    expect(await screen.findByText(/30 天平均/)).toBeDefined()
    expect(service.callsOf('monitoring.getInsights')).toEqual([])
  })
})
