/** The public databases that are scored; records of one database are told by what lies beside them. */
export type Database = 'mitdb' | 'nstdb' | 'qtdb' | 'ludb' | 'cinc2017'

const words = (text: string): string[] => text.split(/\s+/)

const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

/**
 * The records that ecg-core's constants were chosen on and its developers looked at. Figures on these are no figures of
 * unseen records, so every table marks them and totals them apart.
 */
const DEVELOPMENT: Record<Database, ReadonlySet<string>> = {
  // DS1 of P. de Chazal et al., IEEE Trans Biomed Eng 51 (2004) 1196.
  mitdb: new Set(
    words(
      '101 106 108 109 112 114 115 116 118 119 122 124 201 203 205 207 208 209 215 220 223 230',
    ),
  ),
  nstdb: new Set(['118e24']),
  qtdb: new Set(
    words(`sel100 sel114 sel14046 sel16265 sel16483 sel16795 sel221 sel232 sel302 sel31 sel34 sel38 sel42 sel46 sel50
      sel808 sel840 sel872 sele0104 sele0111 sele0121 sele0129 sele0170 sele0303 sele0411 sele0606 sele0704`),
  ),
  ludb: new Set(numbers(1, 60).map(String)),
  cinc2017: new Set([
    ...numbers(1, 241, 2).map((number) => `A${String(number).padStart(5, '0')}`),
    ...words(`A00244 A00247 A00249 A00267 A00301 A00375 A00397 A00422 A00438 A00441 A00465 A00486 A00519 A00524 A00551
      A01006 A01246 A01521 A01707 A01772 A02168 A02772 A02833 A03738 A04137 A04186 A04282 A04522 A04735`),
  ]),
}

export function isDevelopment(database: Database | undefined, record: string): boolean {
  return database !== undefined && DEVELOPMENT[database].has(record)
}

/** Whether these are all records that the kinds of beats are chosen on. */
export const hasAllDevelopment = (records: readonly string[]): boolean =>
  [...DEVELOPMENT.mitdb].every((record) => records.includes(record))

/** Totals over all records and, where both kinds are present, over each kind. */
export function developmentParts<T extends { development: boolean }>(
  rows: readonly T[],
): [name: string, rows: T[]][] {
  const seen = rows.filter(({ development }) => development)
  const unseen = rows.filter(({ development }) => !development)
  if (seen.length === 0) return [['total', unseen]]
  if (unseen.length === 0) return [['total *', seen]]

  return [
    ['total', [...rows]],
    ['total *', seen],
    ['total unseen', unseen],
  ]
}

export const DEVELOPMENT_NOTE =
  '* the constants were chosen on these records: expect others to be worse'
