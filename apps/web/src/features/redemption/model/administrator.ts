import { DEFAULT_ADMIN_PHONE } from '@kangban/contracts'
import { runtimeConfig } from '../../../config/runtime-config.ts'

/** Whose phone gets the code; null where production names nobody, so that no stranger gets it. */
export function administratorPhone(): string | null {
  const { phones, mode } = runtimeConfig()
  return phones.administrator ?? (mode === 'production' ? null : DEFAULT_ADMIN_PHONE)
}
