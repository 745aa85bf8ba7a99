// Another hour of the day: `faketime` moves the clock of the service and of the tests; the browser, which would hang under it,
// keeps its own, and its pages are told the difference.
import { execFileSync } from 'node:child_process'
import type { BrowserContext } from '@playwright/test'

const isMoved = Boolean(process.env['FAKETIME'])
/** For a process that is to have the clock of the machine. */
export const realClock = isMoved ? { LD_PRELOAD: '', FAKETIME: '' } : {}

/** How far this process is ahead of the machine. */
function shiftMs(): number {
  if (!isMoved) return 0
  const env = { ...process.env, ...realClock }
  return Date.now() - Number(execFileSync('date', ['+%s%3N'], { env, encoding: 'utf8' }))
}

const shift = shiftMs()

/** Gives the pages of a context the time that the tests have. */
export async function shareClock(context: BrowserContext): Promise<void> {
  if (shift === 0) return

  await context.addInitScript((ms) => {
    const Real = Date

    globalThis.Date = new Proxy(Real, {
      construct: (_, parts: [number]) =>
        parts.length > 0 ? new Real(...parts) : new Real(Real.now() + ms),
      get: (_, key) => (key === 'now' ? () => Real.now() + ms : Reflect.get(Real, key)),
    })
  }, shift)
}
