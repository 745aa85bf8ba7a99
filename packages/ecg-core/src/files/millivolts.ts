/** A map, because the unit is a text of a file and may be called as what every object has. */
export const MILLIVOLTS_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['mV', 1],
  ['uV', 0.001],
  ['µV', 0.001],
  ['V', 1000],
])
