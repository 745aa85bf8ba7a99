import { METRIC_NAMES, SLEEP_STAGE_WORDS, UNITS } from '@kangban/contracts'
import { AWAKENING_MINUTES } from '@kangban/rules/sleep/sleep-cards'
import { OXYGEN_GAP_MINUTES } from '@kangban/rules/oxygen/oxygen-events'
import { OXYGEN_LOW, SLEEP_MINUTES, USUAL_SCORE } from '@kangban/rules/thresholds'
import { display } from '../../../shared/format/display.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import type { SleepAnswer } from '../parts/answers.ts'

/** The three words of the contract as the tags of all screens. */
export const CARD_STATES = { 正常: 'normal', 偏低: 'low', 偏高: 'high' } as const satisfies Record<
  NonNullable<SleepAnswer['sleepState']>,
  TagState
>

type LowEvent = NonNullable<SleepAnswer['lowOxygen']>[number]

type Figure = number | null
const TENTHS = 10

/** Of a mean one decimal is enough. */
const rounded = (count: Figure) =>
  display(count === null ? null : Math.round(count * TENTHS) / TENTHS)

const isReached = (percent: Figure) => percent !== null && percent >= 100

export const SLEEP = {
  title: METRIC_NAMES.sleep,
  score: '分',
  hours: '时',
  minutes: '分',
  words: (hours: number, minutes: number) =>
    hours === 0
      ? `${minutes} 分钟`
      : minutes === 0
        ? `${hours} 小时`
        : `${hours} 小时 ${minutes} 分`,
  scoreIs: (score: Figure) => `得分 ${display(score)}`,
  usual: {
    more: (score: number) => `比近 ${USUAL_SCORE.days} 天高 ${score} 分`,
    less: (score: number) => `比近 ${USUAL_SCORE.days} 天低 ${score} 分`,
    same: `和近 ${USUAL_SCORE.days} 天一样`,
  },
  fromTo: (from: string | null, to: string | null) => `${display(from)} 入睡，${display(to)} 醒来`,
  meanFromTo: (from: string | null, to: string | null) =>
    `平均 ${display(from)} 入睡，${display(to)} 醒来`,
  woke: (count: number) => `夜里醒了 ${rounded(count)} 次`,
  touch: '点一下图，看那一段是几点到几点',
  touchNight: '点一下柱子，看那一夜',
  part: (name: string, times: string, minutes: string) => `${name} ${times}，${minutes}`,
  totals: '各阶段多长时间',
  percent: (name: string, percent: Figure) => `${name} ${display(percent)}%`,
  wakes: (count: Figure) => `清醒 ${rounded(count)} 次`,
  ring: '睡眠结构',
  ringLabel: (parts: string) => `一夜的组成：${parts}`,
  night: '夜里',
  heart: '平均心率',
  bpm: UNITS.heartRate,
  lowOxygen: '低血氧',
  elderLowOxygen: '血氧低',
  times: '次',
  timesOf: (count: Figure) => `${rounded(count)} 次`,
  lowEvent: ({ time, endTime, lowest, falls, minutes }: LowEvent) =>
    falls === 1
      ? `${time} 低到 ${lowest}%`
      : `${time}–${endTime} 约 ${minutes} 分钟里低了 ${falls} 下，最低 ${lowest}%`,
  falls: '低血氧的时间',
  alert: '异常',
  reference: (range: string | null) => `参考 ${display(range)}`,
  help: (name: string) => `${name}是什么意思`,
  compared: {
    mean: (percent: Figure) =>
      isReached(percent) ? '达到同龄平均' : `同龄平均的 ${display(percent)}%`,
    middle: (percent: Figure) =>
      isReached(percent) ? '达到参考中间值' : `参考中间值的 ${display(percent)}%`,
  },
  tablePart: ['从几点', '到几点', '阶段', '分钟'],
  partsTable: '这一夜的各个阶段',
  tableNight: { day: '日期', asleep: '睡着', start: '入睡', end: '醒来', score: '得分' },
  nightsTable: '每一夜的睡眠',
  nights: (nights: number | undefined, score: Figure) =>
    `${nights === undefined ? '' : `${nights} 晚的平均，`}得分 ${display(score)}`,
  perNight: '每晚',
  chosenNight: (day: string, facts: readonly string[]) => `${day}：${facts.join('，')}`,
  slept: (length: string) => `睡了 ${length}`,
  noNight: (day: string) => `${day}没有记录`,
  seeNight: (day: string) => `看${day}这一夜`,
  noNights: '没有记录',
  card: { sleep: '睡眠时长', deep: '深睡比例', rem: 'REM 比例', wake: '夜里醒来' },
  elderCard: {
    sleep: '睡了多久',
    deep: SLEEP_STAGE_WORDS.deep.plain,
    rem: SLEEP_STAGE_WORDS.rem.plain,
    wake: '夜里醒',
  },
  tooMany: '偏多',
  nothing: '没有记录时的各项',
} as const

const { older: OLDER, olderFromYears: OLDER_FROM_YEARS } = SLEEP_MINUTES

/** What the figures mean; of each card and of the falls of the oxygen. */
export const SLEEP_HELP = {
  sleep: `一夜里真正睡着的时间，不算躺着没睡着和中间醒来的时间。参考范围按年龄给出，${OLDER_FROM_YEARS} 岁起是 ${OLDER.low / 60}–${OLDER.high / 60} 小时。`,
  deep: '深睡时身体恢复得最好，多在前半夜。年纪越大，深睡自然越少，所以和同龄人比。手表是估算，和医院的睡眠监测会有出入。',
  rem: 'REM 就是快速眼动睡眠，做梦多在这个时候，和记忆、情绪有关，多在后半夜。参考范围按年龄给出。',
  wake: `夜里醒来 ${AWAKENING_MINUTES} 分钟以上算一次。偶尔醒一两次很常见；早晨醒来不算。`,
  lowOxygen: `睡着时血氧低于 ${OXYGEN_LOW}% 算一次低血氧，相隔不到 ${OXYGEN_GAP_MINUTES} 分钟的连着算一次。手表松了、手压住了也会测低；经常出现，或白天很困、打鼾厉害，请问问医生。`,
  score:
    '得分由睡眠时长、睡着的比例、深睡和 REM 算出，满分 100，是本应用自己的算法，不是医学量表。',
} as const
