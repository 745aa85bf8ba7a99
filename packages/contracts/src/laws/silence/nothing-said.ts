// Words that there is nothing, against what another call has of it.
import { addDays, shanghaiDay } from '@kangban/china-time'
import { BIND_STATUS, SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { daysAsked, momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, numberAt, saidAt, tells } from '../places.ts'

const PROFILE = 'profile.getHealthInfo'
const DEVICES = 'devices.listBoundDevices'
const MEDICINES = 'profile.listMedicines'
const REPORTS = 'reports.listReports'
const DOCTOR = 'doctor.getDoctorPage'

interface Nothing {
  readonly call: string
  /** Texts and sentences. */
  readonly at: readonly string[]
  readonly says: RegExp
  /** The call that has it. */
  readonly unlike: string
  readonly has: (told: Answers, of: Told) => boolean
}

const isBound = (told: Answers): boolean =>
  nodesAt(answerOf(told, DEVICES), '[].bindStatus').some(({ value }) => value === BIND_STATUS.bound)

const inProfile =
  (field: string, ...values: readonly unknown[]) =>
  (told: Answers): boolean =>
    values.includes(fieldOf(answerOf(told, PROFILE), field)?.value)

const BOTH = ['sentence', 'elderSentence'] as const
const RECENT_DAYS = 7
const MEASURED = /^monitoring\.get(?:HeartRate|Oxygen|BloodPressure)$/

/** Days of the last week with a value, but for today, which may have begun since. */
const measuredLately = (told: Answers, { now }: Told): boolean => {
  const today = shanghaiDay(now)
  const from = addDays(today, 1 - RECENT_DAYS)

  return told.some(({ name, input, answer }) => {
    if (!MEASURED.test(name) || input['type'] === SPANS.day || input['userCode'] !== undefined)
      return false
    const values = (fieldOf(answer, 'details') ?? fieldOf(answer, 'hiDetails'))?.items ?? []

    return nodesAt(answer, 'detailTimes[]').some(
      ({ value }, index) =>
        String(value) > from && String(value) < today && numberOf(values[index]) !== undefined,
    )
  })
}

const DAYS_FOR_DOCTOR = 30

/** ECGs of the days that the page for the doctor is about. */
const hasEcgs = (told: Answers, { now }: Told): boolean => {
  const from = addDays(shanghaiDay(now), 1 - DAYS_FOR_DOCTOR)

  return told
    .filter(({ name, input }) => name === 'ecg.listEcgRecords' && input['userCode'] === undefined)
    .flatMap(({ answer }) => nodesAt(answer, 'dataEcgInfosRespList[].dataTime'))
    .some(({ value }) => {
      const moment = momentOf(value)
      return moment !== undefined && moment.day > from && moment.ms < now.getTime()
    })
}

const reported =
  (kind: string) =>
  (told: Answers): boolean =>
    told.some(
      ({ name, input, answer }) =>
        name === REPORTS && input['kind'] === kind && (numberAt(answer, 'total') ?? 0) > 0,
    )

/** What is said to be filled in nowhere, or to be none by the person's own word, is so in the profile. */
const OF_PERSON: readonly Nothing[] = [
  {
    call: DOCTOR,
    at: ['person.illnesses'],
    says: /^没有(?!填写)/,
    unlike: PROFILE,
    has: inProfile('medHis', true, null),
  },
  {
    call: DOCTOR,
    at: ['person.illnesses'],
    says: /^没有/,
    unlike: 'profile.listOwnMedicalTags',
    has: (told) => tells(answerOf(told, 'profile.listOwnMedicalTags'), '[].tagCode'),
  },
  {
    call: DOCTOR,
    at: ['person.illnesses'],
    says: /^没有填写/,
    unlike: PROFILE,
    has: inProfile('medHis', false),
  },
  {
    call: DOCTOR,
    at: ['person.medicines'],
    says: /没有在吃药/,
    unlike: PROFILE,
    has: inProfile('takeMed', true, null),
  },
  {
    call: DOCTOR,
    at: ['person.medicines'],
    says: /没有在吃药|^没有填写/,
    unlike: MEDICINES,
    has: (told) => tells(answerOf(told, MEDICINES), '[].name'),
  },
]

const SAID: readonly Nothing[] = [
  ...OF_PERSON,
  {
    call: 'home.getHomeSummary',
    at: BOTH,
    says: /(?:没有|请先)绑定设备/,
    unlike: DEVICES,
    has: isBound,
  },
  {
    call: 'warnings.getWarningSummary',
    at: BOTH,
    says: /没有测量/,
    unlike: 'the pages of the metrics',
    has: measuredLately,
  },
  {
    call: DOCTOR,
    at: ['ecg.text'],
    says: /没有做心电/,
    unlike: 'ecg.listEcgRecords',
    has: hasEcgs,
  },
  {
    call: 'reports.getOverview',
    at: BOTH,
    says: /没有日报/,
    unlike: REPORTS,
    has: reported('daily'),
  },
  {
    call: 'reports.getOverview',
    at: BOTH,
    says: /没有周报/,
    unlike: REPORTS,
    has: reported('weekly'),
  },
]

/** A checker that may change these has changed them between the calls. */
const CHANGES = /^(?:profile\.(?!list|get)|devices\.(?:bind|unbind))/

const silent = (name: string, { path }: Node, other: string): Between => ({
  name,
  law: 'silent',
  path,
  got: `said to be nothing, unlike ${other}`,
})

/** Nobody is told that there is nothing of what another call has. */
export function* nothingSaid(told: Answers): Generator<Between> {
  if (told.some(({ name }) => CHANGES.test(name))) return

  for (const { call, at, says, unlike, has } of SAID)
    for (const of of told.filter(({ name }) => name === call))
      for (const path of at) {
        const [node] = nodesAt(of.answer, path)
        if (node && says.test(saidAt(of.answer, path)) && has(told, of))
          yield silent(call, node, unlike)
      }
}

/** By finding: the page of what it is found in. */
const FOUND_IN: Readonly<Record<string, string>> = {
  fast: 'monitoring.getHeartRate',
  slow: 'monitoring.getHeartRate',
  'low-oxygen': 'monitoring.getOxygen',
  pressure: 'monitoring.getBloodPressure',
}

/** A reading of a device since a day; of what is measured all the time a few values are no day. */
const measuredWithin = (page: Node, from: string): boolean =>
  nodesAt(page, 'readings[]').some(
    (row) =>
      fieldOf(row, 'byHand')?.value !== true &&
      (momentOf(fieldOf(row, 'at')?.value)?.day ?? '') >= from,
  )

/** Nothing is found in what a page of all these days has not, and nothing is unmeasured that it has. */
export function* findingsOfMeasured(told: Answers): Generator<Between> {
  const name = 'reports.getHeartRisk'
  const risk = answerOf(told, name)
  const [from = '', to = ''] = ['day', 'endDay'].map((key) => textOf(fieldOf(risk, key)))

  for (const row of from === '' ? [] : nodesAt(risk, 'findings[]')) {
    const state = fieldOf(row, 'state')
    const page = FOUND_IN[textOf(fieldOf(row, 'kind')) ?? '']

    for (const { input, answer } of told.filter((each) => each.name === page)) {
      const asked = daysAsked(input)
      if (!state || !asked || asked.from > from || asked.to < to) continue
      const isUnmeasured = state.value === 'unmeasured'
      if (isUnmeasured ? !measuredWithin(answer, from) : answer.value !== null) continue
      yield { name, law: 'same-fact', path: state.path, got: `other than ${page}` }
    }
  }
}
