import { shanghaiDay } from '@kangban/china-time'
import { type Matter, WARNING_WORDS } from '@kangban/contracts'
import { hasRoute } from '../../config/screens.ts'

export interface MatterLink {
  to: string
  text: string
}

type About = Pick<Matter, 'kind' | 'lastAt'>

const FOR_DOCTOR = '/forDoctor'
/** Where there is no such page, the week on one page can be printed. */
const WEEK = '/health-weekend-report-detail'

const METRIC_PAGES = {
  heartRate: '/heartRateDetails',
  bloodPressure: '/bloodPressure',
  oxygen: '/bloodOxygen',
  ecg: '/theHeartList',
} as const

/** What to show the doctor; null where no such page can be had. */
export function doctorLink(): MatterLink | null {
  const to = [FOR_DOCTOR, WEEK].find((path) => hasRoute(path))
  return to ? { to, text: '给医生看' } : null
}

/** Where an event can be looked at: its metric on its day, if that screen exists; an ECG may be of any device. */
export function dayLink({ kind, lastAt }: About): MatterLink | null {
  const { metric } = WARNING_WORDS[kind]
  const path = METRIC_PAGES[metric]
  if (!hasRoute(path)) return null
  const day = shanghaiDay(lastAt)

  return metric === 'ecg'
    ? { to: `${path}?electrocaTime=${day}&tab=all`, text: '看心电图' }
    : { to: `${path}?date=${day}`, text: '看当时的曲线' }
}
