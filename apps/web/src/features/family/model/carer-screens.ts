import type { ScreenPath } from '../../../config/screens.ts'

/** The screens that also show the health of somebody who shares it; every other one is about the user. */
const CARER_SCREENS: readonly ScreenPath[] = [
  '/health',
  '/oldAgeHealth',
  '/theHeartList',
  '/theHeart',
  '/lead',
  '/heartRateDetails',
  '/stepNumber',
  '/sleep',
  '/bloodOxygen',
  '/skinTemperature',
  '/bloodPressure',
  '/warnEventList',
  '/health-report',
  '/health-daily-report-list',
  '/health-weekend-report-list',
  '/HistoricalReport',
  '/health-daily-report-detail',
  '/health-weekend-report-detail',
  '/HeartHidingReport',
  '/oldAgeHeartHidingReport',
]

export const isCarerScreen = (path: string): boolean =>
  CARER_SCREENS.some((known) => known === path)
