// What a person's own days have shown, in counted and cautious sentences; nothing where it may be chance.
import { type Insight, type Sentence, UNITS } from '@kangban/contracts'
import { mean } from '../day/trends.ts'
import { INSIGHT } from '../thresholds.ts'
import { type Effect, effectOf, forAllAsked, type OwnDay, SHUFFLES } from './own-days.ts'

/** One of the days looked at, in their order; what was not measured is null. */
export interface InsightDay {
  /** Minutes asleep in the night that ended with it. */
  asleep: number | null
  /** Mean systolic pressure of its morning, mmHg, by the cuff. */
  morningSystolic: number | null
  /** Beats a minute; null for a day that is not over. */
  restingRate: number | null
}

/** A medicine whose first day lies among the days looked at. */
export interface Begun {
  /** As the person wrote it. */
  name: string
  /** Its place among the days. */
  day: number
}

type Told = Pick<Insight, 'sentence' | 'elderSentence' | 'how'>

interface Question extends Pick<Insight, 'id' | 'metric' | 'count' | 'otherCount'> {
  days: OwnDay[]
  /** What the estimate is multiplied by before it is told. */
  times: number
  words: (found: Figures) => Told
}

interface Figures {
  /** Without its sign. */
  size: number
  isUp: boolean
  /** 2–6, without its sign. */
  range: string
  p: number
}

const plain = (text: string): Sentence => [{ text, tone: 'plain' }]
const HOURS = INSIGHT.shortNightMinutes / 60

const NO_DIAGNOSIS = '不是诊断，请别自己加药减药。'
const TOGETHER = `这说的是两样一起出现，不是谁引起了谁：换药、生病、天气、心情都可能有份。${NO_DIAGNOSIS}`
const NOT_WHY = `这只说数字变了，不说为什么变：换药、生病、天气、活动多少都可能有份。${NO_DIAGNOSIS}`

const byChance = ({ p, range }: Figures, what: string): string =>
  `相邻几天的${what}本来就相像，不能当成互不相干的日子：去掉这份相像，把日子一段一段打乱 ${SHUFFLES} 次再算，光凭碰巧差出这么多的不到 ${Math.max(1, Math.ceil(100 * p))}%。95% 区间 ${range} 是说，真正的差别多半落在这两个数之间。`

const oneDigit = (values: readonly number[]): string => mean(values).toFixed(1)

function shortNights(days: readonly InsightDay[]): Question | null {
  const both = days.flatMap(({ asleep, morningSystolic }, day) =>
    asleep === null || morningSystolic === null
      ? []
      : [{ day, is: asleep < INSIGHT.shortNightMinutes ? 1 : 0, value: morningSystolic }],
  )

  const valuesOf = (is: number) => both.filter((day) => day.is === is).map(({ value }) => value)
  const [short, others] = [valuesOf(1), valuesOf(0)]
  if (short.length < INSIGHT.fewest || others.length < INSIGHT.fewest) return null

  return {
    id: 'short-night-pressure',
    metric: 'bloodPressure',
    count: short.length,
    otherCount: others.length,
    days: both,
    times: 1,
    words(figures) {
      const { size, isUp, range } = figures
      const way = isUp ? '高' : '低'

      return {
        sentence: plain(
          `睡不足 ${HOURS} 小时的 ${short.length} 个夜晚，第二天早晨高压平均${way} ${size} ${UNITS.bloodPressure}（95% 区间 ${range}）。`,
        ),
        elderSentence: plain(
          `睡不足 ${HOURS} 小时的 ${short.length} 个夜晚，第二天早晨高压平均${way} ${size} ${UNITS.bloodPressure}。`,
        ),
        how: [
          `近 ${INSIGHT.days} 天里，夜里睡了多久和第二天早晨血压仪的读数都有的，一共 ${both.length} 天。睡不足 ${HOURS} 小时的 ${short.length} 天，早晨高压平均 ${oneDigit(short)}；其余 ${others.length} 天平均 ${oneDigit(others)}。`,
          byChance(figures, '血压'),
          TOGETHER,
        ],
      }
    },
  }
}

/** The morning pressure before a medicine began and from its first day on. */
function aroundMedicine(
  days: readonly InsightDay[],
  { name, day: begins }: Begun,
): Question | null {
  const known = days.flatMap(({ morningSystolic }, day) =>
    morningSystolic === null ? [] : [{ day, is: day >= begins ? 1 : 0, value: morningSystolic }],
  )

  const valuesOf = (is: number) => known.filter((day) => day.is === is).map(({ value }) => value)
  const [before, since] = [valuesOf(0), valuesOf(1)]
  if (before.length < INSIGHT.fewest || since.length < INSIGHT.fewest) return null

  return {
    id: 'medicine-pressure',
    metric: 'bloodPressure',
    count: since.length,
    otherCount: before.length,
    days: known,
    times: 1,
    words(figures) {
      const { size, isUp, range } = figures
      const way = isUp ? '高' : '低'
      const said = `开始吃${name}后的 ${since.length} 个早晨，高压平均比之前${way} ${size} ${UNITS.bloodPressure}`

      return {
        sentence: plain(`${said}（95% 区间 ${range}）。`),
        elderSentence: plain(`${said}。`),
        how: [
          `近 ${INSIGHT.days} 天里，早晨用血压仪量过的一共 ${known.length} 天。开始吃${name}（您填的日子）之前 ${before.length} 天，高压平均 ${oneDigit(before)}；从那天起 ${since.length} 天平均 ${oneDigit(since)}。`,
          byChance(figures, '血压'),
          `这不等于药起了多大作用：开始吃药多在血压最高的时候，之后自己也会回落一些。${TOGETHER}`,
        ],
      }
    },
  }
}

function restingCourse(days: readonly InsightDay[]): Question | null {
  const begins = days.length - INSIGHT.recent

  const known = days.flatMap(({ restingRate }, day) =>
    restingRate === null ? [] : [{ day, is: Math.max(0, day + 1 - begins), value: restingRate }],
  )

  const recent = known.filter(({ is }) => is > 0)
  const before = known.filter(({ is }) => is === 0)
  if (Math.min(recent.length, before.length) < INSIGHT.fewestOfCourse) return null

  return {
    id: 'resting-rate-course',
    metric: 'heartRate',
    count: recent.length,
    otherCount: before.length,
    days: known,
    times: INSIGHT.recent,
    words(figures) {
      const { size, isUp, range } = figures
      const [gone, faster] = isUp ? ['升', '快'] : ['降', '慢']
      const unit = UNITS.heartRate

      return {
        sentence: plain(
          `近 ${INSIGHT.recent} 天静息心率慢慢${gone}了约 ${size} ${unit}（95% 区间 ${range}，${recent.length} 天有数据）。`,
        ),
        elderSentence: plain(
          `近 ${INSIGHT.recent} 天，安静时的心跳一点点变${faster}了约 ${size} ${unit}，${recent.length} 天有数据。`,
        ),
        how: [
          `静息心率是白天最安静的一小时的平均。近 ${INSIGHT.recent} 天里有 ${recent.length} 天算得出；之前 ${begins} 天里有 ${before.length} 天算得出，平均 ${oneDigit(before.map(({ value }) => value))}。从那时的水平算起，看这 ${INSIGHT.recent} 天是不是一天天朝一个方向走，数字是走到最后一天差了多少。`,
          byChance(figures, '心率'),
          NOT_WHY,
        ],
      }
    },
  }
}

function told({ question, effect, p }: { question: Question; effect: Effect; p: number }) {
  const { id, metric, count, otherCount, times, words } = question
  const whole = (value: number) => Math.round(times * value)
  const [estimate, low, high] = [whole(effect.estimate), whole(effect.low), whole(effect.high)]
  // Rounded, an interval that reaches 0 would say so itself.
  if (p > INSIGHT.chance || low * high <= 0) return null
  const [near, far] = low > 0 ? [low, high] : [-high, -low]

  const figures = { size: Math.abs(estimate), isUp: estimate > 0, range: `${near}–${far}`, p }
  return { id, metric, count, otherCount, estimate, low, high, p, ...words(figures) }
}

/** `days` end with the day that is asked for, and are as many as are looked at. Silent where nothing holds. */
export function insightsOf(days: readonly InsightDay[], begun: readonly Begun[] = []): Insight[] {
  const medicines = begun.map((medicine) => aroundMedicine(days, medicine))

  const asked = [shortNights(days), restingCourse(days), ...medicines].flatMap((question) => {
    const effect = question && effectOf(question.days)
    return effect ? [{ question, effect }] : []
  })

  const ps = forAllAsked(asked.map(({ effect }) => effect.p))
  return asked.flatMap((one, index) => told({ ...one, p: ps[index] ?? 1 }) ?? [])
}
