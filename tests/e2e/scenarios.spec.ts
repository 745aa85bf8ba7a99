// Two scenarios from the body to the screen: simulated devices, a gateway with no page open, the service, the pages.
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { EcgMeasurement, Warning } from '@kangban/contracts'
import type { Page } from '@playwright/test'
import { chinaDay } from './support/china-day.ts'
import { test } from './support/gateway-service.ts'
import { expect, type Service, signIn } from './support/service.ts'

const PERSON = 'U000000000000000001'
const WATCH = `10010002-${PERSON}`
const RECORDER = `10040001-${PERSON}`
const SPEED = 600
/** Episode of af-episode.json: 95 minutes from 14:30. */
const EPISODE = { from: '14:30', to: '16:05' }

const at = (day: string, time: string) => `${day}T${time}:00+08:00`

interface Truth {
  measurements: { startedAt: string }[]
  readings: { kind: string; at: string; value: { spo2Percent?: number | null } }[]
}

async function control<Result>(
  page: Page,
  { devicesUrl }: Service,
  query: string,
  input: object,
): Promise<Result> {
  const text = encodeURIComponent(JSON.stringify(input))
  const answer = await page.request.get(`${devicesUrl}/trpc/${query}?input=${text}`)
  return ((await answer.json()) as { result: { data: Result } }).result.data
}

interface Play {
  scenario: string
  from: string
  until: string
  /** Done again and again while it lasts: the simulator remembers the newest values only. */
  meanwhile?: () => Promise<void>
}

/** Lives through a stretch of the past and waits for its end. */
async function play(page: Page, service: Service, { meanwhile, ...stretch }: Play): Promise<void> {
  const before = await control<{ id: number }[]>(page, service, 'events', { person: PERSON })
  const after = before.at(-1)?.id ?? 0
  const data = { person: PERSON, ...stretch, speed: SPEED }
  expect((await page.request.post(`${service.devicesUrl}/trpc/play`, { data })).ok()).toBe(true)
  const ended = { person: PERSON, type: 'play-ended', after, waitMs: 1000 }

  const isOver = async () => {
    await meanwhile?.()
    return (await control<unknown[]>(page, service, 'events', ended)).length > 0
  }

  await expect.poll(isOver, { timeout: 150_000, intervals: [0] }).toBe(true)
}

test('an AF episode and a bad night come from the devices to the pages, with no page open', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000)
  const started = Date.now()
  // The page before stays in the document, unseen.
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
  const [eve, day] = [chinaDay(2), chinaDay(1)]
  const { token } = await signIn(page, service)

  const ask = async <Data>(path: string, params: Record<string, string> = {}) => {
    const answer = await page.request.get(`${service.url}/api${path}`, {
      params,
      headers: { authorization: token },
    })

    return ((await answer.json()) as { data: Data }).data
  }

  const allWarnings = () => ask<Warning[]>('/monitor/v1/abnormal/list')
  const before = new Set((await allWarnings()).map(({ id }) => id))

  const warnings = async (kind: Warning['eventType']) =>
    (await allWarnings()).filter(
      ({ id, eventType, createTime }) =>
        !before.has(id) &&
        eventType === kind &&
        createTime >= at(eve, '21:00') &&
        createTime < at(day, '24:00'),
    )

  const isConnected = async () =>
    (await control<{ connected: boolean }>(page, service, 'device', { device: WATCH })).connected

  await expect.poll(isConnected, { timeout: 15_000 }).toBe(true)
  const night = { from: at(eve, '21:30'), until: at(day, '07:00') }
  let trulyLowest = 100

  const meanwhile = async () => {
    const { readings } = await control<Truth>(page, service, 'truth', { device: WATCH })

    for (const { kind, at: time, value } of readings) {
      const isOfNight =
        Date.parse(time) >= Date.parse(night.from) && Date.parse(time) <= Date.parse(night.until)

      if (kind === 'oxygen' && isOfNight)
        trulyLowest = Math.min(trulyLowest, value.spo2Percent ?? 100)
    }
  }

  await play(page, service, { scenario: 'night-desaturation', ...night, meanwhile })

  await play(page, service, {
    scenario: 'af-episode',
    from: at(day, '14:20'),
    until: at(day, '15:25'),
  })

  // The gateway measures for half a minute at its own pace, and a busy machine has it wait for its turn.
  await expect
    .poll(async () => (await warnings('af-suspected')).length, { timeout: 60_000 })
    .toBe(1)

  await test.step('what was stored is what was true', async () => {
    const { measurements } = await control<Truth>(page, service, 'truth', { device: RECORDER })
    // What came to nothing on a busy machine was asked for again; stored is one, as the list shows below.
    const strip = measurements.at(-1)
    const stripAt = Date.parse(strip?.startedAt ?? '')
    expect(stripAt).toBeGreaterThan(Date.parse(at(day, EPISODE.from)))
    expect(stripAt).toBeLessThan(Date.parse(at(day, EPISODE.to)))
    const [suspected] = await warnings('af-suspected')
    expect(Math.abs(Date.parse(suspected?.createTime ?? '') - stripAt)).toBeLessThan(MS_PER_MINUTE)

    const low = (await warnings('oxygen-low')).map(({ value }) => value ?? 100)
    expect(trulyLowest).toBeLessThan(90)
    expect(Math.abs(Math.min(...low) - trulyLowest)).toBeLessThanOrEqual(1)
  })

  await test.step('the pages of events say so', async () => {
    await page.goto('/#/health')
    await expect(shown(/\d+ 件事还没了结/)).toBeVisible()
    await page.goto('/#/warnEventList')
    await expect(shown('疑似房颤')).toBeVisible()
    await expect(shown('夜间血氧偏低')).toBeVisible()
  })

  await test.step('the recorder’s list has the strip, and the strip its finding', async () => {
    const [strip, ...more] = await ask<EcgMeasurement[]>('/swk-ecg/v1/measurements/by-date-user', {
      measurementDate: day,
    })

    expect(more).toEqual([])
    expect(strip).toMatchObject({ completed: true, durationStr: '30秒' })
    const time = strip?.recordStartTime.slice(11, 16) ?? ''
    await page.goto(`/#/theHeartList?electrocaTime=${day}&tab=instrument`)
    await expect(shown(time)).toBeVisible()
    await page.getByRole('button', { name: '看波形' }).click()
    await expect(page).toHaveURL(/theHeart\?/)
    await expect(shown(/疑似房颤/)).toBeVisible()
  })

  await test.step('the daily reports name both, each on the day on which it began', async () => {
    const { list } = await ask<{ list: { id: string; day: string }[] }>('/report/v1/app/list', {
      kind: 'daily',
      pn: '1',
      ps: '5',
    })

    const reportOf = (wanted: string) => list.find((report) => report.day === wanted)?.id ?? ''

    const titlesOf = async (wanted: string) => {
      const report = await ask<{ events: { title: string }[] }>('/report/v1/app/detail', {
        kind: 'daily',
        id: reportOf(wanted),
      })

      return report.events.map(({ title }) => title)
    }

    // The night begins on the eve: its first fall of oxygen may come before midnight.
    const [low] = (await warnings('oxygen-low')).toSorted((one, other) =>
      one.createTime.localeCompare(other.createTime),
    )

    const lowDay = low?.createTime.slice(0, 10) ?? ''
    expect(await titlesOf(day)).toContain('心电图疑似房颤')
    expect(await titlesOf(lowDay)).toContain('夜间血氧偏低')
    await page.goto(`/#/health-daily-report-detail?id=${encodeURIComponent(reportOf(day))}`)
    await expect(shown('心电图疑似房颤')).toBeVisible()
    await page.goto(`/#/health-daily-report-detail?id=${encodeURIComponent(reportOf(lowDay))}`)
    await expect(shown('夜间血氧偏低')).toBeVisible()
  })

  console.log(
    `two scenarios at ${SPEED} x, from body to screen: ${Math.round((Date.now() - started) / 1000)} s`,
  )
})
