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

/** A row for a report of which the examples have none. */
const rowOf = (kind: string, { id, day, at }: { id: string; day: string; at: string }) => ({
  ...weekly,
  id,
  kind,
  day,
  endDay: day,
  title: '报告',
  keyNumbers: [],
  unread: false,
  at,
})

const rows = [
  weekly,
  risk && rowOf('heart-risk', { id: risk.id, day: risk.endDay, at: risk.createdAt }),
  paper && rowOf('document', { id: paper.id, day: paper.day, at: paper.createdAt }),
].filter((row) => !!row)

const ALL_READ = [{ text: '报告都看过了。', tone: 'plain' }]

const STORY: Readonly<Record<string, Change>> = {
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
  'monitoring.getBloodPressure': byWatch,
  'survey.getSurvey': (example) => ({ ...example, lastAnsweredDay: newest?.day }),
  'doctor.getDoctorPage': (example) => ({
    ...example,
    pressure: doctor && { ...doctor.pressure, weeks: [doctor.pressure.total] },
  }),
  'reminders.getReminderDay': (example) => ({
    ...example,
    ...Object.fromEntries(
      Object.entries(reminders ?? {}).filter(([name]) => Object.hasOwn(example, name)),
    ),
  }),
}

export const asOneStory = (name: string, example: unknown): unknown =>
  typeof example === 'object' && example !== null ? (STORY[name]?.(example) ?? example) : example
