// Pages that sum up, reports and long records against themselves, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const laws = (name: string, data: unknown) =>
  breachesOf({
    name,
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

describe('matters', () => {
  const matter = (level: string, state: string) => ({ level, state })

  it.each(['warnings.getWarningSummary', 'home.getHomeSummary'])(
    'stand with the gravest to deal with first: %s',
    (name) => {
      const [grave, mild] = [matter('bad', 'new'), matter('warn', 'new')]
      const over = matter('bad', 'over')
      expect(laws(name, { open: 2, matters: [grave, mild, over] })).toEqual([])
      const sorted = ['sorted data.matters']
      expect(laws(name, { open: 2, matters: [mild, grave, over] })).toEqual(sorted)
      expect(laws(name, { open: 2, matters: [over, grave, mild] })).toEqual(sorted)
    },
  )
})

describe('a calendar', () => {
  it('has its days in their order', () => {
    const days = (...all: readonly string[]) =>
      laws('reports.getOverview', { calendar: all.map((day) => ({ day })) })

    expect(days('2026-02-28', '2026-03-01')).toEqual([])
    expect(days('2026-03-01', '2026-02-28')).toContain('sorted data.calendar')
  })
})

describe('the report of the risk of a heart', () => {
  it('has the numbers of its findings', () => {
    const told = (text: string, days: string) =>
      laws('reports.getHeartRisk', {
        measuredDays: 14,
        findings: [
          { kind: 'fast', state: 'found', count: 3 },
          { kind: 'slow', state: 'none', count: 0 },
        ],
        keyNumbers: [
          { label: '发现', text },
          { label: '佩戴', text: days },
        ],
      })

    expect(told('1 项', '14 天')).toEqual([])
    expect(told('7 项', '14 天')).toEqual(['told-twice data.keyNumbers[].text'])
    expect(told('1 项', '7 天')).toEqual(['told-twice data.keyNumbers[].text'])
  })
})

describe('the page for the doctor', () => {
  const row = (part: string, sbp: number, byHand = false) => ({ part, sbp, dbp: 80, byHand })
  const name = 'doctor.getDoctorPage'
  const total = (sbp: number, count: number) => ({ sbp, dbp: 80, count })
  const readings = [row('morning', 140), row('morning', 144), row('evening', 130)]
  const typed = row('evening', 190, true)

  const told = (morning: object, evening: object) =>
    laws(name, {
      pressure: { readings: [...readings, typed], total: { morning, evening, count: 3 } },
    })

  it('has the means of its mornings and evenings, without what was typed', () => {
    expect(told(total(142, 2), total(130, 1))).toEqual([])
    expect(told(total(130, 1), total(142, 2))).toContain('mean data.pressure.total.morning.sbp')
    expect(told(total(142, 2), total(130, 2))).toEqual(['count data.pressure.total.evening.count'])
  })

  it('has nights of minutes', () => {
    const nights = (falls: number) => [{ day: '2026-03-01', lowest: 86, falls, minutes: 243 }]
    expect(laws(name, { oxygen: { nights: nights(19) }, sleep: { limitMinutes: 300 } })).toEqual([])
    const falls = ['count data.oxygen.nights[].falls']
    expect(laws(name, { oxygen: { nights: nights(100_000) } })).toEqual(falls)
    expect(laws(name, { sleep: { limitMinutes: 5 } })).toEqual(['measure data.sleep.limitMinutes'])
  })
})

describe('the words of an ECG', () => {
  const told = (data: object) => laws('ecg.getEcgRecord', { heartRat: 68, ...data })

  it('tell its rate', () => {
    const told68 = ['told-twice data.heartRat']
    expect(told({ dataContent: '全程平均心率68次/分（参考60–100）' })).toEqual([])
    expect(told({ dataContent: '全程平均心率 141 次/分' })).toEqual(told68)
    expect(told({ dataContent: '心率97–126次/分，最慢心率51次/分' })).toEqual([])
  })

  it('do not leave suspected fibrillation unsaid', () => {
    const clear = '心跳平稳，未见明显异常。'
    expect(told({ rhythm: 'sinus', dataContent: clear })).toEqual([])
    expect(told({ rhythm: 'af', dataContent: '疑似房颤。' })).toEqual([])
    expect(told({ rhythm: 'af', dataContent: clear })).toEqual(['told-twice data.rhythm'])
  })
})

describe('the pictures of ECGs', () => {
  const told = (thumbnail: string, rateText = '68') =>
    laws('ecg.listEcgMonth', { list: [{ thumbnail, rateText }] })

  it('are three seconds of beats', () => {
    const picture = '77e9'.repeat(30)
    const wrong = ['ecg-picture data.list[].thumbnail']
    expect(told(picture)).toEqual([])
    expect(told(picture.slice(0, 60))).toEqual(wrong)
    expect(told('7'.repeat(120))).toEqual(wrong)
    expect(told('7'.repeat(120), '')).toEqual([])
  })
})

describe('a long record', () => {
  const overview = (pairs: number) => ({
    samplesPerPair: 4096,
    microvolts: 1,
    data: Buffer.alloc(pairs * 4, 1).toString('base64'),
  })

  const told = (data: object) => laws('holter.getHolterRecord', { sampleCount: 10_000, ...data })

  it('has a pair of its overview for each of its parts', () => {
    expect(told({ overview: overview(3) })).toEqual([])
    expect(told({ overview: overview(2) })).toEqual(['ecg-length data.overview.data'])
  })

  it('is as usable as its hours', () => {
    const usable = (value: number) => [{ name: 'usable', value }]
    const hours = [{ usablePercent: 90 }, { usablePercent: 98 }]
    expect(told({ hours, figures: usable(94) })).toEqual([])
    const shares = hours.map(({ usablePercent }) => ({ usablePercent: usablePercent / 100 }))
    const value = ['mean data.figures[].value']
    expect(told({ hours: shares, figures: usable(94) })).toEqual(value)
  })

  it('has as many blocks in a list as its samples fill', () => {
    const row = { rateHz: 512, sampleCount: 307_200, blocks: 10 }
    const name = 'holter.listHolterRecords'
    expect(laws(name, { list: [row] })).toEqual([])
    expect(laws(name, { list: [{ ...row, blocks: 11 }] })).toEqual(['count data.list[].blocks'])
  })
})
