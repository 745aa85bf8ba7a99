import { DEVICE_TYPES, SHORT_DEVICE_NAMES } from '../constants.ts'

/** What a record was measured with, in words. */
export const ECG_SOURCES = {
  watch: SHORT_DEVICE_NAMES[DEVICE_TYPES.watch],
  recorder: SHORT_DEVICE_NAMES[DEVICE_TYPES.ecgRecorder],
} as const
export type EcgSource = keyof typeof ECG_SOURCES
