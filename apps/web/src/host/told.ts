// What may be shown of calls to the host: only fields named here, and these without what identifies a person.
import type { HostAction } from './host-api.ts'

export type Told = Readonly<Record<string, string | number | boolean>>

const LONGEST = 160

/** Emergency numbers and the like belong to nobody. */
const PUBLIC_DIGITS = 5

const ARGUMENTS: Record<HostAction, readonly string[]> = {
  saveUserInfo: ['isBinding'],
  scanCode: [],
  getAppVersion: [],
  savePicture: ['url'],
  sharePicture: ['url'],
  disconnectBle: ['deviceType', 'deviceCode'],
  uploadImage: ['remain'],
  closeWebView: [],
  openH5: ['url', 'title'],
  rescue: [],
  medicalReport: [],
  emergencyContact: [],
  aiDoctor: ['type'],
  launchMiniProgram: ['appId', 'path', 'query'],
  dial: ['phone'],
  locate: ['timeout'],
}

const masked = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length <= PUBLIC_DIGITS ? digits : `${digits.slice(0, 3)}****${digits.slice(-2)}`
}

/** Numbers of phones and identity cards, tokens, and what stands behind `=` in a link. */
function withoutPersons(text: string): string {
  if (text.startsWith('data:')) return `${text.slice(0, text.indexOf(';'))}…`

  return text
    .replaceAll(/=[^&#\s"]+/g, '=…')
    .replaceAll(/[\w-]{24,}/g, '…')
    .replaceAll(/(?<!\d)\d{17}[\dXx](?!\d)/g, '…')
    .replaceAll(/(?<!\d)(\+?86[- ]?)?1[3-9]\d(?:[- ]?\d){8}(?!\d)/g, masked)
    .slice(0, LONGEST)
}

function shown(name: string, value: unknown): string | number | boolean | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return name === 'phone' ? masked(value) : withoutPersons(value)
  // Parameters of a mini-program: that they are given is of use, what they are is not.
  if (typeof value === 'object' && value !== null) return Object.keys(value).join('、')
  return undefined
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const pick = (value: unknown, names: readonly string[]): Told =>
  Object.fromEntries(
    names.flatMap((name) => {
      const told = isFields(value) ? shown(name, value[name]) : undefined
      return told === undefined ? [] : [[name, told]]
    }),
  )

export const toldArguments = (action: HostAction, parameters: unknown): Told =>
  pick(parameters, ARGUMENTS[action])

/** Null where the host says nothing but that it is done. */
export function toldAnswer(action: HostAction, value: unknown): Told | null {
  if (action === 'scanCode') return pick(value, ['raw'])
  if (action === 'getAppVersion') return pick({ version: value }, ['version'])
  if (action === 'uploadImage') return { images: Array.isArray(value) ? value.length : 0 }
  // How exactly, not where.
  if (action === 'locate') return pick(value, ['accuracy'])
  return null
}
