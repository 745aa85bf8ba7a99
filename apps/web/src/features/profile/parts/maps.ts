import { MS_PER_SECOND } from '@kangban/china-time'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'
import type { CascadeValue } from '../../../shared/ui/fields/CascadeField.tsx'

/** Degrees, north and east. */
export interface Position {
  latitude: number
  longitude: number
}

const PATIENCE_MS = 4 * MS_PER_SECOND
/** Of a degree, about a kilometre: enough to tell a city, and too little to tell a house. */
const DECIMALS = 2
/** Of Nominatim: the detail of a city. */
const ZOOM = '10'

/** Whether places are told to a maps service. */
export const asksMaps = (): boolean => !!runtimeConfig().mapsUrl

/** All names of an answer, whatever level of the administration each has. @throws where it is none */
function namesIn(answer: unknown): string[] {
  const { address } = answer as { address: Record<string, unknown> }
  return Object.values(address).filter((name) => typeof name === 'string')
}

/**
 * Asks the configured maps service, in the way of Nominatim (`/reverse?format=jsonv2`, https://nominatim.org), and gives the
 * province and city of the lists that it names. @throws where it does not answer in time, or names none of them
 */
export async function placeByMaps(
  { latitude, longitude }: Position,
  columns: readonly CascadeColumn[],
): Promise<CascadeValue> {
  const url = new URL(runtimeConfig().mapsUrl ?? '')
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('lat', latitude.toFixed(DECIMALS))
  url.searchParams.set('lon', longitude.toFixed(DECIMALS))
  url.searchParams.set('zoom', ZOOM)
  url.searchParams.set('accept-language', 'zh-CN')

  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

  if (!response.ok) throw new Error(`the maps service answered HTTP ${response.status}`)
  const names = namesIn(await response.json())
  const province = columns.find(({ text }) => names.includes(text))
  const city = province?.children.find(({ text }) => names.includes(text))
  if (!province || !city) throw new Error('the maps service names no province and city of China')
  return { first: province.text, second: city.text }
}
