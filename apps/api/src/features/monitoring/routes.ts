import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { correctManualReading } from './correct-manual-reading.ts'
import { deleteManualReading } from './delete-manual-reading.ts'
import { getSteps } from './get-steps.ts'
import { getBloodPressure } from './get-blood-pressure.ts'
import { getHeartRate } from './get-heart-rate.ts'
import { getInsights } from './get-insights.ts'
import { getOxygen } from './get-oxygen.ts'
import { getSleep } from './get-sleep.ts'
import { getTemperature } from './get-temperature.ts'
import { listManualReadings } from './list-manual-readings.ts'
import { listPressureReadings } from './list-pressure-readings.ts'
import { saveGoal } from './save-goal.ts'
import { saveManualReading } from './save-manual-reading.ts'
import { saveReadingNote } from './save-reading-note.ts'
import { watchEvents } from './watch-events.ts'

export const monitoring: Handlers<Context>['monitoring'] = {
  watchEvents,
  getHeartRate,
  getBloodPressure,
  getInsights,
  getOxygen,
  getSleep,
  getSteps,
  getTemperature,
  listPressureReadings,
  saveGoal,
  saveManualReading,
  correctManualReading,
  deleteManualReading,
  listManualReadings,
  saveReadingNote,
}
