// What the page for the doctor says in words besides its counts: hours, limits, classes, strips and long records.
import { shanghaiClock, shanghaiHour } from '@kangban/china-time'
import type { Between, Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { nodesAt, saidAt } from '../places.ts'
import { breach, numbersOfText, sumOf } from '../operations/tools.ts'

const HOURS = /早晨 (\d+)–(\d+) 点，晚上 (\d+)–(\d+) 点/

/** 早晨 5–11 点，晚上 18–24 点: every reading is of the part that its hour has. */
function* hoursSaid(page: Node): Generator<Breach> {
  for (const source of nodesAt(page, 'sources[]')) {
    const [, ...ends] = (HOURS.exec(textOf(source) ?? '') ?? []).map(Number)
    const [from = 0, to = 0, late = 0, end = 0] = ends
    if (ends.length === 0) continue

    const isOther = nodesAt(page, 'pressure.readings[]').some((row) => {
      const moment = momentOf(fieldOf(row, 'at')?.value)
      const hour = moment ? shanghaiHour(moment.ms) : NaN
      const due = hour >= from && hour < to ? 'morning' : hour >= late && hour < end && 'evening'
      return moment !== undefined && saidAt(row, 'part') !== (due || 'other')
    })

    if (isOther) yield breach('told-twice', source, 'other hours than the readings')
  }
}

const REFERENCE = /家庭参考 ?(\d+\/\d+)/

/** The reference of home is one, wherever the page names it. */
function* referenceSaid(page: Node): Generator<Breach> {
  const [due] = /\d+\/\d+/.exec(saidAt(page, 'pressure.reference')) ?? []

  for (const source of nodesAt(page, 'sources[]')) {
    const [, said] = REFERENCE.exec(textOf(source) ?? '') ?? []
    if (due !== undefined && said !== undefined && said !== due)
      yield breach('told-twice', source, 'another reference')
  }
}

const CLASS = /^(\d+)(?:–(\d+))?\/(\d+)(?:–(\d+))?/

/** A class begins where the one before it ends. */
function* classesMeet(page: Node): Generator<Breach> {
  const ends = nodesAt(page, 'pressure.classes[].title').map((node) => ({
    node,
    found: (CLASS.exec(textOf(node) ?? '') ?? []).map(Number),
  }))

  for (const [index, { node, found }] of ends.entries()) {
    const [, from, , low] = found
    const [, , to, , high] = ends[index - 1]?.found ?? []
    if (!from || !to || low === undefined || !high) continue
    if (from !== to + 1 || low !== high + 1) yield breach('reckoned', node, 'not where one ended')
  }
}

const AF = /房颤/

/** Suspected fibrillation that the ECGs show is concluded, where anything is. */
function* fibrillationSaid(page: Node): Generator<Breach> {
  const list = fieldOf(page, 'conclusions')
  const said = nodesAt(list, '[]').map((row) => saidAt(row, 'title') + saidAt(row, 'text'))
  const isShown = nodesAt(page, 'ecg.strips[].verdict').some((each) => AF.test(textOf(each) ?? ''))
  if (isList(list) && said.length > 0 && isShown && !said.some((text) => AF.test(text)))
    yield breach('silent', list, 'without the fibrillation of its strips')
}

const THEN = /(\d+)月(\d+)日 (\d\d:\d\d)，([^；。]+)/g

/** 2月17日 19:51，97–126 次/分: a strip that is printed has that rate. */
function* ratesSaid(page: Node): Generator<Breach> {
  const strips = new Map(
    nodesAt(page, 'ecg.strips[]').flatMap((strip) => {
      const moment = momentOf(fieldOf(strip, 'startedAt')?.value)
      if (!moment) return []
      const day = `${Number(moment.day.slice(5, 7))} ${Number(moment.day.slice(8))}`
      return [[`${day} ${shanghaiClock(moment.ms)}`, saidAt(strip, 'rate')] as const]
    }),
  )

  for (const text of nodesAt(page, 'conclusions[].text')) {
    const isOther = [...(textOf(text) ?? '').matchAll(THEN)].some(
      ([, month, date, clock, rate]) => {
        const due = strips.get(`${month} ${date} ${clock}`)

        return (
          due !== undefined &&
          numbersOfText(due).some((each) => !numbersOfText(rate ?? '').includes(each))
        )
      },
    )

    if (isOther) yield breach('told-twice', text, 'another rate than its strip')
  }
}

const STRIPS = /(\d+) 份心电图（([^）]+)）/
const EACH = /(\d+) 份/g

/** 5 份心电图（疑似房颤 2 份，未见明显异常 3 份）: each is found to be one thing at most. */
function* stripsSaid(page: Node): Generator<Breach> {
  const [text] = nodesAt(page, 'ecg.text')
  const [, all, found = ''] = STRIPS.exec(textOf(text) ?? '') ?? []
  const parts = [...found.matchAll(EACH)].map(([, count]) => Number(count))
  if (text && all !== undefined && parts.length > 0 && sumOf(parts) > Number(all))
    yield breach('sum', text, 'more than all strips')
}

export function* wordsForDoctor({ answer }: Told): Generator<Breach> {
  for (const law of [
    hoursSaid,
    referenceSaid,
    classesMeet,
    fibrillationSaid,
    ratesSaid,
    stripsSaid,
  ])
    yield* law(answer)
}

const DOCTOR = 'doctor.getDoctorPage'
const RECORDS = 'holter.listHolterRecords'
const RECORD = /次 [^（：，]*记录（(\d+)月(\d+)日，([^）]*)）/

/** 1 次 10 分钟记录（3月1日，未见明显异常，64–67 次/分） is what the row of the only record of that day says. */
export function* recordSaid(told: Answers): Generator<Between> {
  const rows = told
    .filter(({ name, input }) => name === RECORDS && input['userCode'] === undefined)
    .flatMap(({ answer }) => nodesAt(answer, 'list[]'))

  for (const { name, answer } of told.filter((each) => each.name === DOCTOR)) {
    const [text] = nodesAt(answer, 'ecg.text')
    const [, month, date, said = ''] = RECORD.exec(textOf(text) ?? '') ?? []

    const own = rows.filter((row) => {
      const day = momentOf(fieldOf(row, 'startedAt')?.value)?.day ?? ''
      return Number(day.slice(5, 7)) === Number(month) && Number(day.slice(8)) === Number(date)
    })

    const ids = new Set(own.map((row) => fieldOf(row, 'id')?.value))
    const rate = saidAt(own[0], 'rateText')
    if (text && ids.size === 1 && rate !== '' && /\d+ 次\/分/.test(said) && !said.includes(rate))
      yield { name, law: 'same-fact', path: text.path, got: `other than ${RECORDS}` }
  }
}
