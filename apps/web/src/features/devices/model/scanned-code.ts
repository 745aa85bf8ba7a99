import { SLOT_TYPES } from './device-slot.ts'
import type { DeviceTypeCode } from '@kangban/contracts/constants'

/** Six digits that the device shows, another each minute. */
export const BINDING_CODE_LENGTH = 6
export const isBindingCode = (text: string): boolean => /^\d{6}$/.test(text)

/** A number and what the device shows beside it, in the form of a scan; nothing is shown where nobody asks for it. */
export const proofOf = (deviceCode: string, bindingCode: string): ScannedCode => ({
  deviceCode,
  jsonBrs: JSON.stringify({ deviceCode, ...(bindingCode && { bindingCode }) }),
})

export interface ScannedCode {
  deviceCode: string
  /** Where the code says it. */
  deviceType?: DeviceTypeCode
  /** The scanned text as it was. */
  jsonBrs: string
}

const CODE = /^[A-Za-z0-9-]{1,40}$/

const asCode = (value: unknown): string | null =>
  typeof value === 'string' && CODE.test(value.trim()) ? value.trim() : null

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** A device's code as JSON with its type, or the plain code; null for what is neither. */
export function scannedCode(raw: string): ScannedCode | null {
  const plain = asCode(raw)
  if (plain) return { deviceCode: plain, jsonBrs: raw }
  const told = parsed(raw)
  if (typeof told !== 'object' || told === null || !('deviceCode' in told)) return null
  const deviceCode = asCode(told.deviceCode)
  if (!deviceCode) return null

  const type =
    'deviceType' in told ? SLOT_TYPES.find((code) => code === told.deviceType) : undefined

  return { deviceCode, ...(type && { deviceType: type }), jsonBrs: raw }
}
