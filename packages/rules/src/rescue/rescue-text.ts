import { shanghaiClock, shanghaiDay } from '@kangban/china-time'

interface Vitals {
  readonly pressure: { systolic: number; diastolic: number } | null
  readonly heartRate: number | null
  readonly oxygen: number | null
}

interface Place {
  readonly latitude: number
  readonly longitude: number
  /** Metres. */
  readonly accuracy: number
}

interface RescueFacts {
  /** Null where the person never said. */
  readonly name: string | null
  readonly at: Date
  readonly vitals: Vitals
  readonly place: Place | null
}

/** A millionth of a degree is a hand's breadth. */
const degrees = (value: number): string => String(Number(value.toFixed(6)))

/** Shown by a map in the browser of any phone; the phone's place is of WGS 84. */
const mapLink = ({ latitude, longitude }: Place): string =>
  `https://uri.amap.com/marker?position=${degrees(longitude)},${degrees(latitude)}&coordinate=wgs84`

const placeText = (place: Place | null): string =>
  place
    ? `位置（误差约${Math.max(1, Math.round(place.accuracy))}米）：${mapLink(place)} `
    : '手机没有取到位置。'

function vitalsText({ pressure, heartRate, oxygen }: Vitals): string {
  const known = [
    pressure && `高压${pressure.systolic}，低压${pressure.diastolic}`,
    heartRate !== null && `心率${Math.round(heartRate)}`,
    oxygen !== null && `血氧${Math.round(oxygen)}%`,
  ].filter(Boolean)

  return known.length > 0 ? `最近测得：${known.join('，')}。` : '最近一天没有测量。'
}

const whenText = (at: Date): string => {
  const [, month, date] = shanghaiDay(at).split('-').map(Number)
  return `${month}月${date}日${shanghaiClock(at)}`
}

/** What the emergency contacts read. */
export const rescueText = ({ name, at, vitals, place }: RescueFacts): string =>
  `【康伴】${name ?? '您的家人'}在${whenText(at)}按了一键救援，请马上打电话联系。${placeText(place)}${vitalsText(vitals)}`
