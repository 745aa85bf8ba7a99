import * as z from 'zod/mini'
import { BIND_STATUS, DEVICE_TYPES } from '../constants.ts'
import type { BoundDevice } from './list-bound-devices.ts'

export const BindingStatus = z.object({
  watch: z.boolean(),
  bloodPressure: z.boolean(),
  ecg: z.boolean(),
})
export type BindingStatus = z.infer<typeof BindingStatus>

/** Which slots are bound: only entries with bindStatus '02' count. */
export function bindingStatusOf(
  list: readonly Pick<BoundDevice, 'deviceTypeCode' | 'bindStatus'>[],
): BindingStatus {
  const isBound = (typeCode: string) =>
    list.some(
      ({ deviceTypeCode, bindStatus }) =>
        deviceTypeCode === typeCode && bindStatus === BIND_STATUS.bound,
    )

  return {
    watch: isBound(DEVICE_TYPES.watch),
    bloodPressure: isBound(DEVICE_TYPES.bloodPressureMonitor),
    ecg: isBound(DEVICE_TYPES.ecgRecorder),
  }
}
