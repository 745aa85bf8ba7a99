import { type Area, areaOf, isShared, type Look } from '@kangban/contracts'
import type { ScreenPath } from '../../../config/screens.ts'

/** The screens that also show the health of somebody who shares it, by what they show; every other one is about the user. */
const CARER_SCREENS: Partial<Record<ScreenPath, Look>> = {
  '/health': 'home',
  '/oldAgeHealth': 'home',
  '/theHeartList': 'ecg',
  '/theHeart': 'ecg',
  '/lead': 'ecg',
  '/heartRateDetails': 'heartRate',
  '/stepNumber': 'steps',
  '/sleep': 'sleep',
  '/bloodOxygen': 'oxygen',
  '/skinTemperature': 'temperature',
  '/bloodPressure': 'bloodPressure',
  '/warnEventList': 'warnings',
  '/health-report': 'reports',
  '/health-daily-report-list': 'reports',
  '/health-weekend-report-list': 'reports',
  '/HistoricalReport': 'reports',
  '/health-daily-report-detail': 'reports',
  '/health-weekend-report-detail': 'reports',
  '/HeartHidingReport': 'reports',
  '/oldAgeHeartHidingReport': 'reports',
  '/forDoctor': 'doctorPage',
}

const lookAt = (path: string): Look | undefined =>
  Object.hasOwn(CARER_SCREENS, path) ? CARER_SCREENS[path as ScreenPath] : undefined

/** The area that a screen belongs to; home belongs to none. */
export function areaOfScreen(path: string): Area | null {
  const look = lookAt(path)
  return look ? areaOf(look) : null
}

export const isCarerScreen = (path: string): boolean => lookAt(path) !== undefined

/** Whether somebody who shares these areas can be seen there. */
export function isSharedScreen(path: string, areas: readonly Area[]): boolean {
  const look = lookAt(path)
  return look !== undefined && isShared(look, areas)
}
