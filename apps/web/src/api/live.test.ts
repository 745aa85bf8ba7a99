// @vitest-environment jsdom
import { AREAS, type LiveEvent } from '@kangban/contracts'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { leaveSubject, useSubject } from '../stores/subject.ts'
import { filtersFor, hear } from './live.ts'
import { queryClient } from './query-client.ts'

const read = (kind: 'reading' | 'ecg' | 'warning', metric: 'heartRate' | 'bloodPressure' | 'ecg') =>
  filtersFor({ kind, metric }).map(({ queryKey }) => (queryKey as string[][])[0]?.join('.'))

it('reads again the home page and what shows the metric', () => {
  expect(read('reading', 'heartRate')).toEqual(['home.getHomeSummary', 'monitoring.getHeartRate'])

  expect(read('reading', 'bloodPressure')).toEqual([
    'home.getHomeSummary',
    'reminders',
    'monitoring.getBloodPressure',
    'monitoring.listPressureReadings',
  ])

  expect(read('ecg', 'ecg')).toContain('ecg.listEcgRecords')
  expect(read('ecg', 'ecg')).toContain('reminders')

  expect(read('warning', 'heartRate')).toEqual([
    'home.getHomeSummary',
    'warnings',
    'monitoring.getHeartRate',
  ])
})

const MOTHER = {
  userCode: 'U-mother',
  label: '妈妈',
  name: '王*兰',
  tel: '',
  ageYears: 72,
  areas: AREAS,
}

const at = '2026-03-02T16:28:00+08:00'

const warning = (of?: string): LiveEvent => ({
  kind: 'warning',
  metric: 'oxygen',
  value: 87,
  at,
  ...(of && { userCode: of }),
})

const toasts = () => useToasts.getState().items.length

describe('what is heard', () => {
  let read: MockInstance

  beforeEach(() => {
    read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  })

  const heard = async (event: LiveEvent) => {
    read.mockClear()
    useToasts.setState({ items: [] })
    hear(event)
    // What is under way is not read a second time.
    await new Promise((done) => setTimeout(done))
    return read.mock.calls.length > 0
  }

  afterEach(() => {
    leaveSubject()
    location.hash = ''
  })

  it('is read again where it is of whom the screen shows, and of nobody else', async () => {
    expect(await heard(warning())).toBe(true)
    expect(await heard(warning(MOTHER.userCode))).toBe(false)
    useSubject.setState({ subject: MOTHER })
    expect(await heard(warning())).toBe(false)
    expect(await heard({ kind: 'manual', at })).toBe(false)
    expect(await heard(warning(MOTHER.userCode))).toBe(true)
    expect(await heard({ kind: 'manual', at, userCode: MOTHER.userCode })).toBe(true)
    expect(useSubject.getState().alert).toMatchObject({ userCode: MOTHER.userCode })
  })

  it('tells the warning of somebody who is not shown: on the own home by its card, elsewhere in words', async () => {
    location.hash = '#/sleep'
    await heard(warning(MOTHER.userCode))
    expect(useSubject.getState().alert).toEqual({ userCode: MOTHER.userCode, at })
    expect(toasts()).toBe(1)
    location.hash = '#/health'
    await heard(warning(MOTHER.userCode))
    expect(toasts()).toBe(0)
    location.hash = '#/sleep'
    await heard({ kind: 'reading', metric: 'oxygen', value: 97, at, userCode: MOTHER.userCode })
    expect(toasts()).toBe(0)
  })
})
