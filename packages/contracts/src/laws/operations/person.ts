// What the profile owes to itself: a body of one person, and an id number that says birthday and sex.
import { isDay, shanghaiDay } from '@kangban/china-time'
import { QUANTITIES } from '../../quantities/quantities.ts'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach } from './tools.ts'

const OLDEST = QUANTITIES.age.possible.high

/** The eighteen digits hold the birthday from the seventh on. */
const birthdayOf = (idNumber: string): string | undefined => {
  const [, year, month, day] = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(idNumber) ?? []
  const text = `${year}-${month}-${day}`
  return isDay(text) ? text : undefined
}

/** Kilograms on a square metre: beyond it nobody has lived, or hardly anybody does. */
const BODY_MASS = { low: 8, high: 110 }
const USUAL_MASS = { low: 13, high: 48 }
/** Of the height. */
const GIRTH = { low: 0.25, high: 1.6 }
const CM_PER_METRE = 100

/** Weight, height and waist are those of one body: in pounds or inches they are not. */
function* body(answer: Node): Generator<Breach> {
  const [height, weight, waist] = ['height', 'weight', 'waistline'].map((name) =>
    fieldOf(answer, name),
  )

  const [tall, heavy, round] = [height, weight, waist].map(numberOf)
  if (!height || !tall) return
  const mass = heavy && heavy / (tall / CM_PER_METRE) ** 2
  const girth = round && round / tall
  if (mass && (mass < BODY_MASS.low || mass > BODY_MASS.high))
    yield breach('body', height, 'not of that weight')
  else if (mass && (mass < USUAL_MASS.low || mass > USUAL_MASS.high))
    yield breach('plausible', height, 'hardly of that weight')
  if (girth && (girth < GIRTH.low || girth > GIRTH.high))
    yield breach('body', height, 'not of that waist')
}

/** The seventeenth digit is odd of a man. */
const sexOf = (idNumber: string): number | undefined => {
  const digit = /^\d{16}(\d)[\dXx]$/.exec(idNumber)?.[1]
  return digit === undefined ? undefined : 2 - (Number(digit) % 2)
}

const MEDICINES = ['hypertensionTreatment', 'atypicalAntipsychotics', 'oralCorticosteroids']

/** Whoever takes one of these takes medicine; the questions are of two steps, and may be answered on two days. */
function* medication(answer: Node): Generator<Breach> {
  const takes = fieldOf(answer, 'takeMed')
  if (takes?.value === false && MEDICINES.some((name) => fieldOf(answer, name)?.value === true))
    yield breach('plausible', takes, 'other than the questions of medicines')
}

/**
 * Sex and birthday are told by oneself, as the number of the card is: many who keep the moon's calendar have another birthday
 * than their papers, so that what differs is only remarked on.
 */
export function* person({ answer, now }: Told): Generator<Breach> {
  yield* body(answer)
  yield* medication(answer)
  const idNumber = textOf(fieldOf(answer, 'idNo')) ?? ''
  const [sex, due] = [fieldOf(answer, 'sex'), sexOf(idNumber)]
  if (sex && numberOf(sex) !== undefined && due !== undefined && sex.value !== due)
    yield breach('plausible', sex, 'other than idNo')
  const birthday = fieldOf(answer, 'birthday')
  const day = textOf(birthday)
  if (!birthday || !day || !isDay(day)) return
  const years = Number(shanghaiDay(now).slice(0, 4)) - Number(day.slice(0, 4))
  if (years > OLDEST || years < 0) yield breach('birthday', birthday, 'nobody is of that age')
  const other = birthdayOf(idNumber)
  if (other && other !== day) yield breach('plausible', birthday, 'other than idNo')
}

export function* members({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const age = fieldOf(node, 'ageYears')
    const years = numberOf(age)
    if (age && years !== undefined && (years < 0 || years > OLDEST))
      yield breach('birthday', age, 'nobody is of that age')
  }
}
