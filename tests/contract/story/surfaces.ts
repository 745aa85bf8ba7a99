// Everything that a person can be told of herself at a moment, asked as the web app asks it, of either back end.
import { lastDays, shanghaiDay } from '@kangban/china-time'
import type { client } from '../../../apps/web/src/api/client.ts'

export type PageClient = typeof client

/** What a back end that keeps the documents alone does not offer is told by no page. */
async function offered<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('not offered')) return null
    throw cause
  }
}

async function newestReport(client: PageClient, kind: 'daily' | 'weekly') {
  const rows = await offered(client.reports.listReports.query({ kind, pn: 1, ps: 1 }))
  const id = rows?.list[0]?.id
  return id ? offered(client.reports.getReport.query({ kind, id })) : null
}

async function spans<T>(ask: (type: '1' | '2' | '3') => Promise<T>) {
  const day = await offered(ask('1'))
  const week = await offered(ask('2'))
  const month = await offered(ask('3'))
  return { day, week, month }
}

async function metricPages(client: PageClient, today: string) {
  const { getBloodPressure, getHeartRate, getOxygen, getSleep, getTemperature } = client.monitoring

  return {
    pressure: await spans((type) => getBloodPressure.query({ type, dat: today })),
    heart: await spans((type) => getHeartRate.query({ type, dat: today })),
    oxygen: await spans((type) => getOxygen.query({ type, dat: today })),
    sleep: await spans((type) => getSleep.query({ type, dat: today })),
    temperature: await spans((type) => getTemperature.query({ type, dat: today })),
  }
}

async function ecgRecords(client: PageClient, today: string) {
  const months = new Set(lastDays(today, 31).map((day) => day.slice(0, 7)))
  const lists = []
  for (const month of months) lists.push(await offered(client.ecg.listEcgMonth.query({ month })))
  const long = await offered(client.holter.listHolterRecords.query({ pn: 1, ps: 50 }))
  if (lists.every((list) => list === null)) return null

  const strips = lists.flatMap((list) => list?.list ?? [])

  return [
    ...strips.map(({ dataTime, finding, state, stateText }) => ({
      dataTime,
      finding,
      state,
      stateText,
    })),
    ...(long?.list ?? []).map(({ startedAt, ...row }) => ({ dataTime: startedAt, ...row })),
  ]
}

async function newestLongRecord(client: PageClient) {
  const rows = await offered(client.holter.listHolterRecords.query({ pn: 1, ps: 1 }))
  const id = rows?.list[0]?.id
  return id ? offered(client.holter.getHolterRecord.query({ id })) : null
}

/** The pressures that were typed in, of the days of a month. */
const typedPressures = (client: PageClient, today: string) =>
  offered(
    client.monitoring.listManualReadings.query({
      kind: 'bloodPressure',
      fromDay: lastDays(today, 30)[0] ?? today,
      toDay: today,
    }),
  )

export async function surfacesAt(client: PageClient, now: Date) {
  const today = shanghaiDay(now)

  return {
    now,
    today,
    home: await client.home.getHomeSummary.query({}),
    warnings: await client.warnings.getWarningSummary.query({}),
    ...(await metricPages(client, today)),
    ecgs: await ecgRecords(client, today),
    longRecord: await newestLongRecord(client),
    typed: await typedPressures(client, today),
    heartRisk: await offered(client.reports.getHeartRisk.query({})),
    daily: await newestReport(client, 'daily'),
    weekly: await newestReport(client, 'weekly'),
    overview: await offered(client.reports.getOverview.query({})),
    doctor: await offered(client.doctor.getDoctorPage.query({ form: 'doctor' })),
  }
}

export type Surfaces = Awaited<ReturnType<typeof surfacesAt>>
