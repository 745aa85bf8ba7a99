import type { PageRouter } from '@kangban/contracts/router'
import { readExpectDate } from '@kangban/contracts'
import type { inferRouterOutputs } from '@trpc/server'
import { dayText } from '../../../shared/format/date.ts'
import { type Draft, EMPTY, type Pictures } from './draft.ts'

export type OwnAppointment =
  inferRouterOutputs<PageRouter>['outpatient']['listAppointments'][number]

/** 11月20日 周五 至 11月22日 周日, broken between the two where there is a line for each; or the one day. */
export function spanText(expectDate: string, today: string): string {
  const span = readExpectDate(expectDate)
  if (!span) return expectDate
  const [from, to] = [dayText(span.from, today), dayText(span.to, today)]
  return from === to ? from : `${from}\n至 ${to}`
}

/** The form as the appointment stands; days that have passed meanwhile are today. */
export function draftOf(appointment: OwnAppointment, today: string): Draft {
  const span = readExpectDate(appointment.expectDate)
  const { userName, idNo, userPhone, expectHospital, expectKeShi } = appointment
  const { baoXiaoMethod, diseaseDescription } = appointment

  return {
    ...EMPTY,
    userName,
    idNo,
    userPhone,
    expectHospital,
    expectKeShi,
    baoXiaoMethod,
    diseaseDescription,
    from: span ? (span.from < today ? today : span.from) : '',
    to: span?.to ?? '',
  }
}

export const picturesIn = ({ diagnosticReports, otherMaterials }: OwnAppointment): Pictures => ({
  diagnosticReports: diagnosticReports.map(({ id, url }) => ({ id, url })),
  otherMaterials: otherMaterials.map(({ id, url }) => ({ id, url })),
})

const HOSPITALS_SHOWN = 4

/** Hospitals that the user has written before, the newest first. */
export const knownHospitals = (
  own: readonly OwnAppointment[],
  usual: string | undefined,
): string[] =>
  [
    ...new Set([...(usual ? [usual] : []), ...own.map(({ expectHospital }) => expectHospital)]),
  ].slice(0, HOSPITALS_SHOWN)
