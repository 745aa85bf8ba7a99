import type { Operation } from '@kangban/contracts'
import type { FieldDrift } from '@kangban/contracts/link'

declare global {
  interface Window {
    /** A page around the app may listen to what a back end answers otherwise than promised; see README.md. */
    kangbanOnDrift?: (drift: FieldDrift & { call: string }) => void
  }
}

const told = new Set<string>()

/** Each once, and types alone: what came may be personal. */
export function tellDrift(
  drift: FieldDrift,
  { method, path }: Pick<Operation, 'method' | 'path'>,
): void {
  const call = `${method} ${path}`
  const key = `${call} ${drift.path} ${drift.got}`
  if (told.has(key)) return
  told.add(key)

  console.warn(
    `${call} answered ${drift.got} at ${drift.path}${drift.used ? ', which could be used' : ''}`,
  )

  window.kangbanOnDrift?.({ ...drift, call })
}
