// Notes at what the watch measures by itself: of a minute, or of a night.
import {
  MS_PER_DAY,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { CIRCUMSTANCES, type MomentNote, type NotedMetric } from '@kangban/contracts'
import { MANUAL_LIMITS } from '../thresholds.ts'

/** Where a note stands: its minute, of a night the beginning of the day on which it ended. */
export const notePlace = (metric: NotedMetric, at: Date): Date =>
  metric === 'sleep'
    ? startOfShanghaiDay(shanghaiDay(at))
    : new Date(Math.floor(at.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE)

/** Why none can stand there; null where one can. By the names of the refusals of the contracts. */
export function noteProblem(at: Date, now: Date): 'noteInFuture' | 'noteTooOld' | null {
  if (at.getTime() > now.getTime()) return 'noteInFuture'
  return at.getTime() < now.getTime() - MANUAL_LIMITS.days * MS_PER_DAY ? 'noteTooOld' : null
}

/** 刚运动、头晕 · 爬楼梯上来的 */
export const noteText = ({ circumstances, note }: Omit<MomentNote, 'at'>): string =>
  [(circumstances ?? []).map((one) => CIRCUMSTANCES[one]).join('、'), note]
    .filter((part) => part !== '')
    .join(' · ')

const spokenNote = (metric: NotedMetric, note: MomentNote): string => {
  const words = noteText(note).replace(' · ', '，')
  return metric === 'sleep' ? words : `${shanghaiClock(note.at)} ${words}`
}

/** As they are read aloud; empty without any. */
export const spokenNotes = (metric: NotedMetric, notes: readonly MomentNote[]): string =>
  notes.length === 0 ? '' : `备注：${notes.map((note) => spokenNote(metric, note)).join('；')}。`
