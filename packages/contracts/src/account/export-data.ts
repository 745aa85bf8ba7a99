import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'

/** Days of measurements in one document: a year of them would be too much for one answer. */
export const MAX_EXPORT_DAYS = 92

/** As stored, opened: names, phones and addresses in clear, no hashes, times with China's offset. */
const row = z.record(z.string(), z.json())
const rows = z.array(row)

/** The readings of a kind on a day, column by column. */
export const ExportedReadings = z.object({
  kind: z.string(),
  unit: z.string(),
  source: z.string(),
  day,
  /** Seconds since midnight in China. */
  seconds: z.array(z.number()),
  values: z.array(z.number()),
})

export const DataExport = z.object({
  generatedAt: moment,
  /** First and last day of the measurements. */
  from: day,
  to: day,
  /** The last day with older measurements, for the next call; null when there are none. */
  earlierTo: z.nullable(day),
  account: row,
  profile: z.nullable(row),
  medicalTags: rows,
  medicines: rows,
  consents: rows,
  sessions: rows,
  securityEvents: rows,
  contacts: rows,
  familyGrants: rows,
  familyGrantsHeld: rows,
  familyLooks: rows,
  devices: rows,
  readings: z.array(ExportedReadings),
  bloodPressures: rows,
  /** What was typed in by hand. */
  manualReadings: rows,
  /** Written to a minute, or a night, of what the watch measured. */
  momentNotes: rows,
  sleepNights: rows,
  ecgRecords: rows,
  /** Figures, hours and episodes; the samples come block by block from holter.readBlocks. */
  holterRecords: rows,
  warnings: rows,
  goals: rows,
  comparisons: rows,
  points: rows,
  signIns: rows,
  draws: rows,
  participations: rows,
  reports: rows,
  doctorShares: rows,
  reminders: rows,
  reminderMarks: rows,
  reminderNotices: rows,
  rescues: rows,
  pushTargets: rows,
  surveys: rows,
  documents: rows,
  files: rows,
  feedback: rows,
  entitlements: rows,
  appointments: rows,
  serviceClicks: rows,
})
export type DataExport = z.infer<typeof DataExport>

export const exportData = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/account/export',
  heavy: true,
  summary: `Everything that the service holds about the user, with the measurements of at most ${MAX_EXPORT_DAYS} days`,
  /** Without days: up to today. */
  input: z.object({ from: z.optional(day), to: z.optional(day) }),
  output: DataExport,
  ownership: 'own',
  safety: 'read',
  example: {
    input: { from: '2026-03-01', to: '2026-03-02' },
    output: {
      generatedAt: '2026-03-02T10:00:00+08:00',
      from: '2026-03-01',
      to: '2026-03-02',
      earlierTo: '2026-02-28',
      account: { userCode: 'U000000000000000001', phone: '13800000001', points: 180 },
      profile: { name: '王桂兰', sex: 2, birthday: '1954-03-18', height: 158, weight: 61 },
      medicalTags: [{ tagCode: '100101', tagName: '高血压' }],
      medicines: [{ name: '氨氯地平', dose: '5 mg' }],
      consents: [
        { kind: 'health-data', version: '2023-11-20', givenAt: '2025-12-01T10:00:00+08:00' },
      ],
      sessions: [],
      securityEvents: [],
      contacts: [{ name: '李秀英（女儿）', phone: '13800000009' }],
      familyGrants: [],
      familyGrantsHeld: [],
      familyLooks: [],
      devices: [{ deviceCode: 'KW04821337', status: '02' }],
      readings: [
        {
          kind: 'heartRate',
          unit: '次/分',
          source: 'watch',
          day: '2026-03-02',
          seconds: [34200, 34500],
          values: [71, 72],
        },
      ],
      bloodPressures: [{ at: '2026-03-02T08:26:00+08:00', systolic: 142, diastolic: 88 }],
      manualReadings: [],
      momentNotes: [],
      sleepNights: [],
      ecgRecords: [],
      holterRecords: [],
      warnings: [],
      goals: [],
      comparisons: [],
      points: [{ amount: 100, detail: '新人见面礼' }],
      signIns: [],
      draws: [],
      participations: [],
      reports: [],
      doctorShares: [],
      reminders: [],
      reminderMarks: [],
      reminderNotices: [],
      rescues: [],
      pushTargets: [],
      surveys: [],
      documents: [],
      files: [],
      feedback: [],
      entitlements: [],
      appointments: [],
      serviceClicks: [],
    },
  },
})
