// What sentences mean beyond their numbers: both of them the same, and what the answer says.
import { SPANS } from '../../constants.ts'
import { CONSTITUTIONS } from '../../medicine/constitution-names.ts'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, numberOf, textOf, type Told } from '../node.ts'
import { at, breach } from '../operations/tools.ts'
import { SENTENCES, textIn } from './sentences.ts'

/** Of each group of words one alone is true. */
const OPPOSITES: readonly (readonly RegExp[])[] = [
  [/和平时差不多/, /比平时[^，。；]{0,6}?[高快热多]/, /比平时[^，。；]{0,6}?[低慢凉少]/],
  [/未见明显异常/, /疑似/],
  // A mean may be normal above days that are not.
  [/(?<!不|平均)正常/, /偏高/],
]

/** Both words in one text say two things, each of its own matter. */
const meantBy = (text: string, words: readonly RegExp[]): number | undefined => {
  const found = words.flatMap((word, index) => (word.test(text) ? [index] : []))
  return found.length === 1 ? found[0] : undefined
}

/** The shorter sentence has the same verdict, of the same types, and is not longer. */
export function* sameVerdict({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [sentence, elder] = SENTENCES.map((name) => fieldOf(node, name))
    const [said, short] = [sentence, elder].map(textIn)
    if (!elder || !said || !short || node.key === 'kangban') continue

    const differs = OPPOSITES.some((words) => {
      const [first, second] = [said, short].map((text) => meantBy(text, words))
      return first !== undefined && second !== undefined && first !== second
    })

    if (differs) yield breach('told-twice', elder, 'another verdict than sentence')
    else if (namesOnly(short, said)) yield breach('told-twice', elder, 'of another type')
  }
}

/** Whether one text names a constitution and the other names others alone. */
const namesOnly = (text: string, other: string): boolean => {
  const [own, others] = [text, other].map((each) =>
    Object.values(CONSTITUTIONS).filter((name) => each.includes(name)),
  )

  return (
    own !== undefined &&
    others !== undefined &&
    others.length > 0 &&
    own.some((name) => !others.includes(name))
  )
}

const LAST_DAYS = /近 ?(\d+) ?天/g

/** 近7天 stands on a span of seven days. */
export function* daysOfSpan({ answer, input }: Told): Generator<Breach> {
  const labels = fieldOf(answer, 'detailTimes')
  if (!isList(labels) || (input['type'] !== SPANS.week && input['type'] !== SPANS.month)) return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const days = [...textIn(sentence).matchAll(LAST_DAYS)].map(([, number]) => Number(number))
    if (sentence && days.length > 0 && !days.includes(labels.items.length))
      yield breach('told-twice', sentence, 'of another span')
  }
}

const FROM_TO = /从 ?(\d+(?:\.\d+)?)[^\d，。；]{0,4}?(降|升)[到至] ?(\d+(?:\.\d+)?)/g

/** 从56.3分降到37.5分 is a fall. */
export function* directions({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer))
    for (const [, from, way, to] of (textOf(node) ?? '').matchAll(FROM_TO))
      if (Number(to) > Number(from) !== (way === '升') && from !== to)
        yield breach('told-twice', node, 'the other way')
}

const OTHER_UNIT = /\d{2,3}\/\d{2,3} ?(?:kPa|千帕|次\/分|%)/i

/** A pair of pressures is told in mmHg, wherever it is. */
export function* unitOfPressure({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer))
    if (OTHER_UNIT.test(textOf(node) ?? '')) yield breach('unit', node, 'another unit')
}

const UNUSUAL = /比平时[^，。；]{0,4}?[高低热凉暖冷]/

/** A night within its band was not warmer nor colder than usual; a span tells of each of its nights. */
export function* usualNight({ answer, input }: Told): Generator<Breach> {
  if (input['type'] !== SPANS.day || fieldOf(answer, 'state')?.value !== 'normal') return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    if (sentence && UNUSUAL.test(textIn(sentence)))
      yield breach('told-twice', sentence, 'another verdict than state')
  }
}

const ALL_AT = /都在(夜里|白天)/

/** 都在夜里: all falls of the oxygen are those of the night, or none is. */
export function* fallsByNight({ answer }: Told): Generator<Breach> {
  const [all, night] = [fieldOf(answer, 'lowEvents'), at(answer, 'night', 'lowEvents')].map(
    numberOf,
  )

  if (all === undefined || night === undefined) return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const [, when] = ALL_AT.exec(textIn(sentence)) ?? []
    if (sentence && when !== undefined && night !== (when === '夜里' ? all : 0))
      yield breach('told-twice', sentence, 'at other times')
  }
}

const OF_ECG: readonly (readonly [field: string, says: RegExp])[] = [
  ['hrv', /(?:SDNN|RMSSD) ?(\d+) ?毫秒/],
  ['qt', /QT间期 ?(\d+) ?毫秒/],
  ['hrvMethod.windowSeconds', /(\d+) ?秒内 ?\d+ ?次心跳/],
  ['hrvMethod.beats', /秒内 ?(\d+) ?次心跳/],
  ['qtcBeats', /(\d+) ?次心跳平均/],
]

/** SDNN 14毫秒 is the figure beside it. */
export function* figuresOfEcg({ answer }: Told): Generator<Breach> {
  const text = fieldOf(answer, 'dataContent')

  for (const [field, says] of OF_ECG) {
    const [, said] = says.exec(textOf(text) ?? '') ?? []
    const value = numberOf(at(answer, ...field.split('.')))
    if (text && said !== undefined && value !== undefined && Math.round(value) !== Number(said))
      yield breach('told-twice', text, `other than ${field}`)
  }
}

const CUT = /测量中断|未满预定时长/

/** What is asked for is said, and a strip that is whole is not told to be cut. */
export function* askedByEcg({ answer }: Told): Generator<Breach> {
  const [advice, complete] = ['advice', 'complete'].map((name) => fieldOf(answer, name))
  const asked = textOf(advice)

  for (const sentence of SENTENCES.flatMap((name) => fieldOf(answer, name) ?? []))
    if (advice && asked !== undefined && !textIn(sentence).includes(asked))
      return yield breach('told-twice', advice, `not said in ${sentence.key}`)

  if (complete?.value === true && CUT.test(textOf(fieldOf(answer, 'dataContent')) ?? ''))
    yield breach('told-twice', complete, 'other than dataContent')
}

const CLEAR = /未见明显异常/

/** A mark lies on a sample of the record, and words that nothing was noticed have no mark. */
export function* marksOfEcg({ answer }: Told): Generator<Breach> {
  const marks = fieldOf(answer, 'marks')
  const samples = (textOf(fieldOf(answer, 'ecgContent')) ?? '').split(',').length

  for (const mark of marks?.items ?? []) {
    const sample = fieldOf(mark, 'sample')
    if (sample && samples > 1 && (numberOf(sample) ?? 0) >= samples)
      yield breach('count', sample, 'after the last sample')
  }

  if (marks && marks.items.length > 0 && CLEAR.test(textIn(fieldOf(answer, 'sentence'))))
    yield breach('told-twice', marks, 'not said in words')
}

/** A doctor knows of a suspected fibrillation alone. */
export function* knownByDoctor({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [doctor, finding] = ['doctor', 'finding'].map((name) => fieldOf(node, name))
    if (doctor && doctor.value !== null && finding?.value === 'clear')
      yield breach('verdict', doctor, 'of what is clear')
  }
}

const PART_BEYOND = /(早晨|晚上|早晚)[^；。]*?有 (\d+) 天超过 (\d+)\/(\d+)/g

const PARTS: Readonly<Record<string, readonly string[]>> = {
  早晨: ['morningDetails'],
  晚上: ['eveningDetails'],
  早晚: ['morningDetails', 'eveningDetails'],
}

/** 早晚血压都偏高，有 6 天超过 140/90: the days of which the mean of such a time, rounded as it is, lies above. */
export function* daysBeyond({ answer }: Told): Generator<Breach> {
  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)

    for (const [, part = '', days, sbp, dbp] of textIn(sentence).matchAll(PART_BEYOND)) {
      const series = (PARTS[part] ?? []).flatMap((key) => fieldOf(answer, key) ?? [])
      const length = Math.max(0, ...series.map(({ items }) => items.length))
      if (!sentence || length === 0) continue

      const isAbove = (index: number, edge: number): boolean =>
        series.some(({ items }) => {
          const [high, low] = ['sbp', 'dbp'].map((key) => numberOf(fieldOf(items[index], key)) ?? 0)
          return (high ?? 0) >= Number(sbp) + edge || (low ?? 0) >= Number(dbp) + edge
        })

      const count = (edge: number) =>
        Array.from({ length }, (_, index) => isAbove(index, edge)).filter(Boolean).length

      if (Number(days) < count(1) || Number(days) > count(0))
        yield breach('told-twice', sentence, 'other days')
    }
  }
}
