import { EMERGENCY_PHONE } from '@kangban/contracts/constants'

/** When nobody should wait for an appointment. */
export const EMERGENCY = {
  when: '胸痛、气短、晕倒：不要等，',
  call: `拨打 ${EMERGENCY_PHONE}`,
} as const

export const emergencyLink = `tel:${EMERGENCY_PHONE}`
