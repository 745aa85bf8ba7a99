import { DEVICE_TYPES } from '../constants.ts'
import { SHORT_DEVICE_NAMES } from '../devices/device-words.ts'

/** What a record was measured with, in words. */
export const ECG_SOURCES = {
  watch: SHORT_DEVICE_NAMES[DEVICE_TYPES.watch],
  recorder: SHORT_DEVICE_NAMES[DEVICE_TYPES.ecgRecorder],
} as const
export type EcgSource = keyof typeof ECG_SOURCES
