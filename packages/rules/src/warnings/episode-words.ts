// A matter in words: what, how bad, since when, how often, what was done, what to do next.
import {
  addDays,
  daysBetween,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
  shanghaiHour,
  shanghaiTime,
} from '@kangban/china-time'
import { type Matter, UNITS, WARNING_WORDS } from '@kangban/contracts'
import { soon, todayPart } from '../day/day-parts.ts'
import { isNight, NIGHT_HOURS } from '../thresholds.ts'
import { type Episode, type EventRow, nightOf, timesOf } from './episodes.ts'
import { kindAdvice } from './kind-advice.ts'
import type { WarningKind } from './warning-rules.ts'
import { type StoredWarning, storedWarningTexts } from './warning-texts.ts'

/** 今天, 昨天, 前天, 11月18日. */
export function dayName(day: string, today: string): string {
  const near = ['今天', '昨天', '前天'].find((_, ago) => day === addDays(today, -ago))
  return near ?? `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
}

const hourOf = ({ occurredAt }: StoredWarning): number => shanghaiHour(occurredAt)
const allAtNight = ({ rows }: Episode): boolean => rows.every((row) => isNight(hourOf(row)))

export function episodeTitle(episode: Episode): string {
  const grave = episode.level === 'bad'
  const often = episode.rows.length > 1 ? '多次' : ''

  switch (episode.kind) {
    case 'af-suspected':
      return '疑似房颤'
    case 'oxygen-low':
      return allAtNight(episode) ? '夜间血氧偏低' : '血氧偏低'
    case 'pressure-high':
      return grave ? '血压很高' : `血压${often}偏高`
    case 'pressure-low':
      return grave ? '血压很低' : `血压${often}偏低`
    case 'heart-fast':
      return `${allAtNight(episode) ? '夜间' : '静坐时'}心率${grave ? '过快' : '偏快'}`
    case 'heart-slow':
      return '心率过慢'
  }
}

const known = (rows: readonly EventRow[]): number[] =>
  rows.flatMap(({ value }) => (value === null || value === 0 ? [] : [Math.round(value)]))

/** A grave reading speaks before any other. */
function worstPressure({ rows }: Episode, sign: 1 | -1): string {
  const worst = rows.toSorted(
    (a, b) =>
      Number(b.level === 'bad') - Number(a.level === 'bad') ||
      sign * ((b.value ?? 0) - (a.value ?? 0)),
  )[0]

  return worst ? storedWarningTexts(worst).valueText : ''
}

const led = (word: string, text: string): string => (text ? `${word} ${text}` : '')

/** The worst of the matter, with what it is. */
export function episodeValue(episode: Episode): string {
  const { kind, rows } = episode
  const values = known(rows)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (kind === 'pressure-high') return led('最高', worstPressure(episode, 1))
  if (kind === 'pressure-low') return led('最低', worstPressure(episode, -1))
  if (values.length === 0) return kind === 'af-suspected' ? '心跳不齐' : ''
  if (kind === 'oxygen-low') return `最低 ${low}${UNITS.oxygen}`
  if (kind === 'heart-fast') return `最快 ${high} ${UNITS.heartRate}`
  if (kind === 'heart-slow') return `最慢 ${low} ${UNITS.heartRate}`
  // Of each stretch the mean: the range from beat to beat stands with the record.
  return `平均 ${low === high ? low : `${low}–${high}`} ${UNITS.ecg}`
}

const nightsOf = ({ rows }: Episode): number =>
  new Set(rows.map((row) => nightOf(row)).filter(Boolean)).size

export function episodeCount(episode: Episode): string {
  const { kind, rows } = episode
  if (kind === 'oxygen-low' && allAtNight(episode))
    return `${nightsOf(episode)} 夜${nightsOf(episode) > 1 ? '共' : ''} ${rows.length} 次`

  if (kind.startsWith('pressure')) return `${rows.length} 次${WARNING_WORDS[kind].tag}`

  // The reports count records, the page of a long record its stretches: both numbers are said.
  const times = timesOf(kind, rows)
  return times === rows.length ? `${times} 次` : `${times} 次心电里 ${rows.length} 段`
}

function episodeWhen({ from, to }: Episode, today: string): string {
  const [first, last] = [shanghaiDay(from), shanghaiDay(to)]
  if (first !== last && daysBetween(first, last) > 1)
    return `${dayName(first, today)}到${dayName(last, today)}`
  const minutes = Math.round((to.getTime() - from.getTime()) / MS_PER_MINUTE)
  const begin = `${dayName(first, today)} ${shanghaiClock(from)}`
  if (minutes < 1) return begin

  return minutes < 90
    ? `${begin} 起，约 ${minutes} 分钟`
    : `${begin} 起，到${first === last ? ' ' : `${dayName(last, today)} `}${shanghaiClock(to)}`
}

/** For so many days a grave matter may wait before the family is named. */
const FAMILY_AFTER_DAYS = 3

function episodeProgress({ rows, level, from, open }: Episode, today: string): string {
  const newest = rows.at(-1)
  if (newest?.handledAt) return newest.handledAs ?? '处理过了'
  if (!open) return '已经过去'
  const days = daysBetween(shanghaiDay(from), today)
  const waits = level === 'bad' && days > 0 ? `已经 ${days} 天没有处理` : ''
  return [newest?.toldAt ? '已告诉家人' : '', waits].filter(Boolean).join('，')
}

/** Of the newest of it: 昨夜, 今早, 昨天的, 11月15日的. */
function clauseWhen({ to, kind }: Episode, now: Date): string {
  const [day, today, hour] = [shanghaiDay(to), shanghaiDay(now), shanghaiHour(to)]

  const lastNight =
    isNight(hour) && (hour < NIGHT_HOURS.to ? day === today : day === addDays(today, -1))

  if (kind === 'af-suspected') return `${dayName(day, today)}的`
  if (lastNight) return '昨夜'
  return day === today ? todayPart(hour) : dayName(day, today)
}

const same = (text: string) => ({ text, elderText: text })

/** The matter as a clause of the day's first sentence, in few words and in fewer. */
export function matterClause(episode: Episode, now: Date): { text: string; elderText: string } {
  const when = clauseWhen(episode, now)
  const { kind, level, rows } = episode
  const grave = level === 'bad'
  const newest = rows.at(-1)
  const value = newest?.value ? Math.round(newest.value) : null

  switch (kind) {
    case 'af-suspected':
      return same(`${when}心电疑似房颤`)

    case 'oxygen-low': {
      const nights = nightsOf(episode)
      const elderText = `${when}血氧偏低`

      if (allAtNight(episode) && nights > 1) {
        // Days after the last of them these nights are not the last ones.
        const begun = dayName(shanghaiDay(episode.from), shanghaiDay(now))
        const span = when === '昨夜' ? `近 ${nights} 夜` : `${begun}起有 ${nights} 夜`

        return {
          text: `${span}血氧低到 ${Math.min(...known(rows))}%`,
          elderText: `${span}血氧偏低`,
        }
      }

      return { text: value === null ? elderText : `${when}血氧低到 ${value}%`, elderText }
    }

    case 'heart-slow':
      return same(`${when}心率${value === null ? '过慢' : `慢到 ${value}`}`)

    case 'heart-fast': {
      const rest = allAtNight(episode) ? when : `${when}静坐时`
      return same(`${rest}心率${!grave ? '偏快' : value === null ? '过快' : `快到 ${value}`}`)
    }

    case 'pressure-high':

    case 'pressure-low': {
      const high = kind === 'pressure-high'
      if (!grave) return same(`近几天血压 ${rows.length} 次偏${high ? '高' : '低'}`)
      const worst = worstPressure(episode, high ? 1 : -1)
      return same(`${when}血压很${high ? '高' : '低'}${worst && `（${worst}）`}`)
    }
  }
}

/** A reading this fresh can be taken again to be sure of it. */
const FRESH_MS = MS_PER_HOUR

/** About a grave reading of that moment; null where it cannot be taken again. */
export function freshAdvice(kind: WarningKind, at: Date, now: Date): string | null {
  const when = soon(shanghaiHour(now))
  if (now.getTime() - at.getTime() > FRESH_MS) return null
  if (kind === 'pressure-high') return `请坐下休息，五分钟后再测，还高就${when}看医生`
  return kind === 'pressure-low' ? `请躺下休息，${when}联系医生` : null
}

function firstAdvice(episode: Episode, now: Date): string {
  const { kind, level, to } = episode
  const fresh = level === 'bad' ? freshAdvice(kind, to, now) : null
  return fresh ?? kindAdvice({ kind, level, nights: nightsOf(episode) }, soon(shanghaiHour(now)))
}

/** The next step: what is grave is for today, whatever it is; what nobody has dealt with for days is for the family too. */
export function episodeAdvice(episode: Episode, now: Date): string {
  const first = firstAdvice(episode, now)
  const waited = daysBetween(shanghaiDay(episode.from), shanghaiDay(now))

  const alone =
    episode.level === 'bad' && waited >= FAMILY_AFTER_DAYS && !episode.rows.at(-1)?.toldAt

  return alone ? `${first}，也告诉家人` : first
}

function stateOf({ rows, open }: Episode): Matter['state'] {
  const newest = rows.at(-1)
  if (!open) return 'over'
  if (newest?.toldAt) return 'told'
  return newest?.seenAt ? 'seen' : 'new'
}

/** A matter as every page gets it. */
export function matterOf(episode: Episode, now: Date): Matter {
  const { kind, level, rows, from, to } = episode
  const today = shanghaiDay(now)
  const remindAt = rows.at(-1)?.remindAt ?? null

  return {
    ids: rows.map(({ id }) => id).toReversed(),
    kind,
    level,
    state: stateOf(episode),
    title: episodeTitle(episode),
    value: episodeValue(episode),
    when: episodeWhen(episode, today),
    count: episodeCount(episode),
    progress: episodeProgress(episode, today),
    advice: episodeAdvice(episode, now),
    beganAt: shanghaiTime(from),
    lastAt: shanghaiTime(to),
    remindAt: remindAt && remindAt > now ? shanghaiTime(remindAt) : null,
  }
}
