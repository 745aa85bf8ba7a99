import type { CascadeValue } from '../../../shared/ui/fields/CascadeField.tsx'
import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'

/** As the library keeps them: names by their codes of six digits. */
export interface AreaList {
  province_list: Readonly<Record<string, string>>
  city_list: Readonly<Record<string, string>>
  county_list: Readonly<Record<string, string>>
}

export const CAPITAL = '北京市'

/** Not a place but what is governed directly: its members are towns and counties, which people name as where they live. */
const DIRECT = /直辖/
/** Chongqing's counties: people there live in Chongqing. */
const COUNTIES = '县'

const below = (names: AreaList['city_list'], prefix: string) =>
  Object.entries(names)
    .filter(([code]) => code.startsWith(prefix))
    .map(([keyId, text]) => ({ keyId, text }))

/** Every province of China with its cities. */
export function residenceColumns(areas: AreaList): readonly CascadeColumn[] {
  const citiesOf = (province: string) =>
    below(areas.city_list, province.slice(0, 2))
      .filter(({ text }) => text !== COUNTIES)
      .flatMap((city) =>
        DIRECT.test(city.text) ? below(areas.county_list, city.keyId.slice(0, 4)) : [city],
      )

  return Object.entries(areas.province_list).map(([code, text]) => ({
    text,
    children: citiesOf(code),
  }))
}

/** Read when the picker opens or the place is looked for, and kept from then on. */
export async function loadColumns(): Promise<readonly CascadeColumn[]> {
  const { areaList } = await import('@vant/area-data')
  return residenceColumns(areaList)
}

export interface Residence extends CascadeValue {
  /** Of the city. */
  keyId: string
}

/** Where a located place stands in the lists; the capital for an unknown province, its first city for an unknown one. */
export function resolveResidence(
  columns: readonly CascadeColumn[],
  located: CascadeValue,
): Residence {
  const column = columns.find(({ text }) => text === located.first)

  const city = column?.children.find(({ text }) => text === located.second) ?? column?.children[0]

  if (column && city) return { first: column.text, second: city.text, keyId: city.keyId }
  const capital = columns.find(({ text }) => text === CAPITAL)?.children[0]
  return { first: CAPITAL, second: CAPITAL, keyId: capital?.keyId ?? '' }
}

export const residenceText = ({ first, second }: CascadeValue): string => `${first} ${second}`

/** A stored text; one that has no city is shown as it is. */
export function residenceOf(text: string): CascadeValue | null {
  const [first, ...rest] = text.split(' ')
  return first ? { first, second: rest.join(' ') || first } : null
}
