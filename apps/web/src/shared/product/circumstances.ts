import { type Circumstance, CIRCUMSTANCES } from '@kangban/contracts'

/** 心慌、服药前; null where nothing was told, or nobody asked. */
export const circumstancesText = (
  told: readonly Circumstance[] | null | undefined,
): string | null =>
  told && told.length > 0 ? told.map((one) => CIRCUMSTANCES[one]).join('、') : null

/** After a tap on one of them, in the order in which they stand; the last one taken back leaves the question open again. */
export function toggled(
  told: readonly Circumstance[] | null,
  one: Circumstance,
): Circumstance[] | null {
  const next = (Object.keys(CIRCUMSTANCES) as Circumstance[]).filter(
    (known) => (known === one) !== (told ?? []).includes(known),
  )

  return next.length > 0 ? next : null
}
