import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SPANS } from '../constants.ts'
import { ActivitySpan } from './get-steps.ts'
import { BloodPressureDay, getBloodPressure } from './get-blood-pressure.ts'
import { SLEEP_STAGE_CODES } from '../constants.ts'
import { getSleep, SleepData } from './get-sleep.ts'
import { BpMonitorDay, listPressureReadings } from './list-pressure-readings.ts'
import { monitoring } from './operations.ts'
import { saveGoal } from './save-goal.ts'

const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape)

describe('the spans', () => {
  const metrics = [
    monitoring.getSteps,
    monitoring.getBloodPressure,
    monitoring.getSleep,
    monitoring.getHeartRate,
    monitoring.getOxygen,
    monitoring.getTemperature,
  ]

  it('[API-068] [API-069] of every metric are asked for by type 1, 2 or 3 and the last day, in the path', () => {
    expect(getBloodPressure.path).toBe('/monitor/app/v1/bloodpre/{type}/{dat}')
    expect(getSleep.path).toBe('/monitor/app/v1/sleep/{type}/{dat}')
    expect(SPANS).toEqual({ day: '1', week: '2', month: '3' })

    for (const { path, input } of metrics) {
      expect(path).toMatch(/^\/monitor\/app\/v1\/[a-z]+\/\{type\}\/\{dat\}$/)
      const accepts = (type: string, dat: string) => z.safeParse(input, { type, dat }).success

      expect(['0', '1', '2', '3', '4'].map((type) => accepts(type, '2024-01-01'))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ])

      expect(
        ['2024-02-29', '2023-02-29', '20240101', 'today'].map((dat) => accepts('1', dat)),
      ).toEqual([true, false, false, false])
    }
  })

  it('may hold nothing', () => {
    expect(metrics.map(({ output }) => z.safeParse(output, null).success)).toEqual(
      metrics.map(() => true),
    )
  })
})

const goalReason = (value: unknown) =>
  z.safeParse(saveGoal.input, { value }).error?.issues[0]?.message

describe('steps', () => {
  it('[STEPS-06] have the decided fields', () => {
    const decided = [
      'total',
      'distance',
      'calorie',
      'target',
      'detailTimes',
      'details',
      'activeHours',
      'average',
      'best',
    ]

    expect(fieldsOf(ActivitySpan)).toEqual(expect.arrayContaining([...decided, 'streak']))
  })

  it('have a goal within reason, as number or text', () => {
    expect([1000, 30_000, '6000'].map(goalReason)).toEqual([undefined, undefined, undefined])
    const wrong = [999, 30_001, 6000.5, 'x', undefined]
    expect(wrong.map(goalReason)).toEqual(wrong.map(() => '每日步数目标应在1000到30000步之间'))
  })
})

const monitorAccepts = (input: object) => z.safeParse(listPressureReadings.input, input).success

describe('blood pressure', () => {
  it('[BP-12] a day has the documented fields', () => {
    const documented = ['avgHi', 'avgLow', 'hi', 'low', 'detailTimes', 'hiDetails', 'lowDetails']
    expect(fieldsOf(BloodPressureDay)).toEqual(expect.arrayContaining(documented))
  })

  it('[API-117] the monitor is asked for one day, YYYY-MM-DD, and answers records and averages', () => {
    expect(monitorAccepts({ queryType: 'SINGLE_DAY', queryDate: '2024-01-01' })).toBe(true)
    expect(monitorAccepts({ queryType: 'SINGLE_DAY', queryDate: '2024/01/01' })).toBe(false)
    expect(monitorAccepts({ queryType: 'WEEK', queryDate: '2024-01-01' })).toBe(false)
    const empty = { records: [], avgSbp: null, avgDbp: null, avgPulseRate: null }
    expect(z.safeParse(BpMonitorDay, empty).success).toBe(true)
  })
})

const example = getSleep.example?.output

const accepts = (change: object) => z.safeParse(SleepData, { ...example, ...change }).success

describe('sleep', () => {
  it('[SLEEP-23] has the documented figures', () => {
    const documented =
      'wake sleepStartTime sleepEndTime score lightSleep wakeCount rem deepSleep totalTime breathWarn heartAvg details detailTimes'

    expect(fieldsOf(SleepData)).toEqual(expect.arrayContaining(documented.split(' ')))
  })

  it('[SLEEP-24] has the documented states, references and rates', () => {
    const documented =
      'sleepRef sleepState sleepCompRate deepRate deepState deepRef deepCompRate remCompRate remRef remState wakeState wakeRef'

    expect(fieldsOf(SleepData)).toEqual(expect.arrayContaining(documented.split(' ')))
  })

  it('[SLEEP-26] states are three words, references texts, rates percentages', () => {
    for (const state of ['sleepState', 'deepState', 'remState', 'wakeState']) {
      expect(['正常', '偏低', '偏高', '良好'].map((word) => accepts({ [state]: word }))).toEqual([
        true,
        true,
        true,
        false,
      ])
    }

    for (const rate of ['sleepCompRate', 'deepRate', 'deepCompRate', 'remCompRate']) {
      expect([0, 100, -1, 101].map((share) => accepts({ [rate]: share }))).toEqual([
        true,
        true,
        false,
        false,
      ])
    }

    for (const reference of ['sleepRef', 'deepRef', 'remRef', 'wakeRef'])
      expect(['6-10小时', 12].map((value) => accepts({ [reference]: value }))).toEqual([
        true,
        false,
      ])
  })

  it('minutes are whole numbers', () => {
    for (const field of ['wake', 'totalTime', 'deepSleep', 'lightSleep', 'rem']) {
      expect(accepts({ [field]: 30.5 })).toBe(false)
    }
  })

  it('stages are 1 deep, 2 light, 3 REM, 4 awake', () => {
    expect(SLEEP_STAGE_CODES).toEqual({ deep: 1, light: 2, rem: 3, awake: 4 })
  })
})
