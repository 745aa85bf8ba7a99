import { addDays, MS_PER_SECOND, shanghaiDay, shanghaiMoment } from '@kangban/china-time'

/** A stretch of the past that the devices live through, fast. */
export interface Play {
  id: string
  title: string
  /** What happens, and what to look at. */
  tells: string
  scenario: string
  speed: number
  /** Ends now where it is left out. */
  stretch: (now: Date) => { from: Date; until?: Date }
}

const at = (day: string, clock: string) => shanghaiMoment(day, clock)

export const PLAYS: readonly Play[] = [
  {
    id: 'af',
    title: '房颤发作',
    tells:
      '昨天 14:30 起发作 95 分钟，约 12 秒放完。看首页的预警、心电和心脏隐患报告；换成她的儿子看同一件事。',
    scenario: 'af-episode',
    speed: 600,
    stretch: (now) => {
      const day = addDays(shanghaiDay(now), -1)
      return { from: at(day, '14:15'), until: at(day, '16:15') }
    },
  },
  {
    id: 'oxygen',
    title: '夜里血氧下降',
    tells: '放完昨晚到今早，约 10 秒。看首页第一句、血氧和睡眠。',
    scenario: 'night-desaturation',
    speed: 3600,
    stretch: (now) => {
      const today = shanghaiDay(now)
      return { from: at(addDays(today, -1), '21:00'), until: at(today, '07:00') }
    },
  },
  {
    id: 'week',
    title: '高血压的一周',
    tells: '放完最近七天，约 1 分钟。看血压的周和月、周报。',
    scenario: 'hypertension-week',
    speed: 10_080,
    stretch: (now) => ({ from: at(addDays(shanghaiDay(now), -7), '00:00') }),
  },
  {
    id: 'battery',
    title: '手表没电了',
    tells: '放完最近一天，约 24 秒。看首页的设备电量。',
    scenario: 'battery-drain',
    speed: 3600,
    stretch: (now) => ({ from: at(addDays(shanghaiDay(now), -1), '08:00') }),
  },
]

/** Not later than the clock of the devices: it may be a little behind. */
const BEFORE_NOW_MS = 5 * MS_PER_SECOND

/** What the simulator is asked for. A stretch whose end has not come ends now. */
export function orderOf({ scenario, speed, stretch }: Play, now: Date) {
  const { from, until } = stretch(now)
  const ended = until && until.getTime() < now.getTime() - BEFORE_NOW_MS

  return {
    scenario,
    speed,
    from: from.toISOString(),
    ...(ended && { until: until.toISOString() }),
  }
}
