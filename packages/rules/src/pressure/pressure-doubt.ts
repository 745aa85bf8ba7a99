// Whether a reading of the cuff is to be believed at once.
import { POSSIBLE_PRESSURE, PRESSURE_DOUBT } from '../thresholds.ts'
import { type Pressure, pressureVerdict } from '../verdicts.ts'

interface Limits {
  systolic: { low: number; high: number }
  diastolic: { low: number; high: number }
}

const isWithin = ({ systolic, diastolic }: Pressure, limits: Limits): boolean =>
  systolic >= limits.systolic.low &&
  systolic <= limits.systolic.high &&
  diastolic >= limits.diastolic.low &&
  diastolic <= limits.diastolic.high

/** Whether the service may store it at all. */
export const isPossiblePressure = (reading: Pressure): boolean =>
  reading.systolic > reading.diastolic && isWithin(reading, POSSIBLE_PRESSURE)

const isJump = (reading: Pressure, other: Pressure): boolean =>
  Math.abs(reading.systolic - other.systolic) > PRESSURE_DOUBT.jump

export interface PressureDoubt {
  kind: 'impossible' | 'narrow' | 'beyond-cuff' | 'jump'
  /** Whether the person may keep it all the same. */
  keepable: boolean
  /** Why, and what to do. */
  text: string
}

interface Known {
  /** The reading before, of this sitting or an earlier one. */
  last: Pressure | null
  /** One that was asked for again just now: a second one like it confirms it. */
  aside: Pressure | null
}

const said = ({ systolic, diastolic }: Pressure) => `${systolic}/${diastolic}`

/** A grave value may be true: to measure again is not to wait and see. */
const ifSoAgain = (reading: Pressure): string =>
  pressureVerdict(reading).state === 'alert' ? '还是这样，请联系医生。' : ''

function jumpText(reading: Pressure, last: Pressure): string {
  const by = reading.systolic - last.systolic
  const difference = `高压比上一次的 ${last.systolic} ${by > 0 ? '高' : '低'}了 ${Math.abs(by)}`
  return `量得 ${said(reading)}，${difference}。请坐好歇一会儿，再量一次看看。`
}

/** Why a reading, in whole mmHg, should be taken once more before it is kept; null where there is no reason to. */
export function pressureDoubt(reading: Pressure, { last, aside }: Known): PressureDoubt | null {
  if (!isPossiblePressure(reading)) {
    const text = `量得 ${said(reading)}，不会是真的血压，没有记下。请重新绑好袖带，再量一次。`
    return { kind: 'impossible', keepable: false, text }
  }

  const doubt = (kind: PressureDoubt['kind'], text: string): PressureDoubt => ({
    kind,
    keepable: true,
    text: `${text}${ifSoAgain(reading)}`,
  })

  const between = reading.systolic - reading.diastolic

  if (between < PRESSURE_DOUBT.pulsePressure) {
    const why = `高压和低压只差 ${between}，多半是袖带松了或手臂动了`
    return doubt('narrow', `量得 ${said(reading)}，${why}。请坐好再量一次。`)
  }

  if (!isWithin(reading, PRESSURE_DOUBT.cuff)) {
    const why = '超出了血压仪一般能量准的范围'
    return doubt('beyond-cuff', `量得 ${said(reading)}，${why}。请重新绑好袖带，再量一次。`)
  }

  if (last && isJump(reading, last) && !isConfirmed(reading, aside))
    return doubt('jump', jumpText(reading, last))

  return null
}

/** Whether the one that was put aside was true after all: both belong to the sitting. */
export const isConfirmed = (reading: Pressure, aside: Pressure | null): boolean =>
  aside !== null &&
  !isJump(reading, aside) &&
  pressureDoubt(aside, { last: null, aside: null }) === null
