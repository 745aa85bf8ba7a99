// The documented answers of single days, asked for once and kept for a while: the home page, a week and the page for the
// doctor are made of the same ones.
import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '@kangban/contracts'
import { ageOn } from '@kangban/rules/person/age'
import { queryClient } from '../api/query-client.ts'
import { quietClient } from '../api/quiet-client.ts'
import { useSession } from '../stores/session.ts'

/** A day that is over may still get what a watch brings late. */
const PAST_FRESH_MS = 10 * MS_PER_MINUTE
/** Today is asked for anew, but not twice for one page. */
const NOW_FRESH_MS = 3000

export const todayInChina = (): string => shanghaiDay(new Date())

const kept = <T>(name: string, day: string, ask: () => Promise<T>): Promise<T> =>
  queryClient.fetchQuery({
    queryKey: ['documented', name, day],
    queryFn: ask,
    staleTime: day < todayInChina() ? PAST_FRESH_MS : NOW_FRESH_MS,
  })

const oneDay = (day: string) => ({ type: SPANS.day, dat: day })

export const askNight = (day: string) =>
  kept('sleep', day, () => quietClient.monitoring.getSleep.query(oneDay(day)))

export const askPressures = (day: string) =>
  kept('bloodpre', day, () => quietClient.monitoring.getBloodPressure.query(oneDay(day)))

export const askMonitor = (day: string) =>
  kept('monitor', day, () =>
    quietClient.monitoring.listPressureReadings.query({ queryType: 'SINGLE_DAY', queryDate: day }),
  )

export const askSteps = (day: string) =>
  kept('activity', day, () => quietClient.monitoring.getSteps.query(oneDay(day)))

export const askEcgList = (day: string) =>
  kept('ecg', day, () => quietClient.ecg.listEcgRecords.query({ dayDate: day }))

export const askMeasurements = (day: string) =>
  kept('recorder', day, () =>
    quietClient.ecg.listEcgMeasurements.query({
      measurementDate: day,
      userCode: useSession.getState().user?.userCode,
    }),
  )

/** The documents ask for the events with the code of their owner. */
export const askWarnings = () =>
  kept('warnings', todayInChina(), () =>
    quietClient.warnings.listWarnings.query({ userCode: useSession.getState().user?.userCode }),
  )

export const askDevices = () =>
  kept('devices', todayInChina(), () => quietClient.devices.listBoundDevices.query({}))

const askProfile = () =>
  kept('profile', todayInChina(), () => quietClient.profile.getHealthInfo.query({}))

/** YYYY-MM-DD; null where it is not known, which is no reason for anything to fail. */
export const askBirthday = async (): Promise<string | null> =>
  (await askProfile().catch(() => null))?.birthday ?? null

export async function askAge(day: string): Promise<number | null> {
  const birthday = await askBirthday()
  return birthday ? ageOn(birthday, day) : null
}
