// For tests: what the examples tell of the same thing, which each of them tells of another person, as one person's.
import { contract } from '@kangban/contracts'

type Change = (example: object) => unknown

/** The newest reading of the page, which the example of the monitor lacks. */
function byWatch(example: object): unknown {
  const { kangban } = example as { kangban: { readings: readonly object[] } }
  const [newest, ...rest] = kangban.readings

  return {
    ...example,
    kangban: { ...kangban, readings: [{ ...newest, source: 'watch' }, ...rest] },
  }
}

const { getOverview, listReports, getHeartRisk } = contract.reports
const overview = getOverview.example?.output
const risk = getHeartRisk.example?.output
const [weekly] = listReports.example?.output.list ?? []
const [paper] = contract.archive.listDocuments.example?.output.list ?? []
const [newest] = contract.medicine.listConstitutionReports.example?.output ?? []
const doctor = contract.doctor.getDoctorPage.example?.output
const reminders = contract.reminders.getReminders.example?.output

const medicines = (contract.profile.listMedicines.example?.output ?? []).map(
  ({ name, dose, timing, since }) => `${name} ${dose}，${timing}，${since} 起`,
)

const hours = (contract.holter.getHolterRecord.example?.output?.hours ?? []).map((hour) => ({
  low: hour?.heartRateLow,
  high: hour?.heartRateHigh,
}))

const records = contract.holter.listHolterRecords.example?.output.list.map((row) => ({
  ...row,
  hours,
}))

/** What was today then. */
const cards = contract.home.getHomeSummary.example?.output.cards.map((card) => ({
  ...card,
  note: card.note.replace('今天', '3月2日'),
}))

/** A row for a report of which the examples have none. */
const rowOf = (
  kind: string,
  told: { id: string; day: string; endDay: string; at: string; keyNumbers: readonly object[] },
) => ({ ...weekly, kind, title: '报告', change: null, unread: false, ...told })

const rows = [
  weekly,
  risk &&
    rowOf('heart-risk', {
      id: risk.id,
      day: risk.day,
      endDay: risk.endDay,
      at: risk.createdAt,
      keyNumbers: risk.keyNumbers,
    }),
  paper && {
    ...rowOf('document', {
      id: paper.id,
      day: paper.day,
      endDay: paper.day,
      at: paper.createdAt,
      keyNumbers: [],
    }),
    // Nobody has judged it.
    state: null,
    stateText: '',
  },
].filter((row) => !!row)

const [event] = contract.warnings.listWarnings.example?.output ?? []

/** What the screening has found is listed. */
const suspected = (risk?.findings ?? []).flatMap(({ times }) =>
  times.map((createTime) => ({
    ...event,
    id: `af ${createTime}`.replaceAll(/\W/g, '-'),
    eventType: 'af-suspected',
    eventName: '疑似房颤',
    value: null,
    unit: '次/分',
    limit: null,
    level: 'bad',
    createTime,
    handled: true,
    kangban: {
      ...event?.kangban,
      otherValue: null,
      otherLimit: null,
      handledAs: '已请医生看过',
      valueText: '心跳不齐',
      limitText: '自动分析，不是诊断',
    },
  })),
)

const ALL_READ = [{ text: '报告都看过了。', tone: 'plain' }]

const events = contract.account.listSecurityEvents.example?.output.list ?? []

/** On the day of the run, and some days after it. */
const LATELY = '2026-12-01T09:55:00+08:00'
const heard = { battery: 82, lastSync: LATELY }
const TO_COME = '2026.12.5-2026.12.8'
const LINK_ENDS = `expires=${Date.parse('2026-12-01T12:00:00+08:00') / 1000}`

const STORY: Readonly<Record<string, Change>> = {
  'warnings.listWarnings': (example) => [...suspected, ...Object.values(example)],
  'reports.listReports': (example) => ({ ...example, list: rows, total: rows.length }),
  'reports.getOverview': (example) => ({
    ...example,
    // The one report that has an example is found by no list.
    first: null,
    daily: null,
    calendar: [],
    weekly,
    heartRisk: risk && {
      id: risk.id,
      day: risk.endDay,
      level: risk.level,
      levelText: risk.levelText,
      state: risk.state,
      unread: false,
    },
    tcm: overview?.tcm && newest && { ...overview.tcm, day: newest.day, main: newest.main.name },
    unread: { daily: 0, weekly: 0, heartRisk: 0 },
    sentence: ALL_READ,
    elderSentence: ALL_READ,
  }),
  'account.listSecurityEvents': (example) => ({
    ...example,
    list: events.map((event) => ({ ...event, at: LATELY })),
  }),
  'devices.listBoundDevices': (example) =>
    Object.values(example).map((device: object) => ({ ...device, kangban: heard })),
  'devices.getBoundDevice': (example) => ({ ...example, kangban: heard }),
  'devices.listDevices': (example) =>
    Object.values(example).map((slot: object) =>
      'battery' in slot ? { ...slot, ...heard } : slot,
    ),
  'outpatient.listAppointments': (example) =>
    Object.values(example).map((row: object) => ({ ...row, expectDate: TO_COME })),
  // Their links have ended since.
  'reports.listShares': () => [],
  'doctor.listDoctorShares': () => [],
  'holter.listHolterRecords': (example) => ({ ...example, list: records }),
  'home.getHomeSummary': (example) => ({ ...example, cards }),
  'monitoring.getBloodPressure': byWatch,
  'survey.getSurvey': (example) => ({ ...example, lastAnsweredDay: newest?.day }),
  'doctor.getDoctorPage': (example) => ({
    ...example,
    pressure: doctor && { ...doctor.pressure, weeks: [doctor.pressure.total] },
    person: doctor && { ...doctor.person, medicines },
  }),
  'reminders.getReminderDay': (example) => ({
    ...example,
    ...Object.fromEntries(
      Object.entries(reminders ?? {}).filter(([name]) => Object.hasOwn(example, name)),
    ),
  }),
}

/** No link has ended. */
const withLinks = (example: unknown): unknown =>
  JSON.parse(JSON.stringify(example).replaceAll(/expires=\d+/g, LINK_ENDS))

export const asOneStory = (name: string, example: unknown): unknown =>
  typeof example === 'object' && example !== null
    ? withLinks(STORY[name]?.(example) ?? example)
    : example
