import { lastDays } from '@kangban/china-time'
import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

/** For whom the page is made: a doctor gets name, illnesses and medicines, the family a masked name and neither. */
export const DOCTOR_FORMS = ['doctor', 'family'] as const
export const DOCTOR_FORM_NAMES = { doctor: '医生版', family: '家人版' } as const
export const doctorForm = z.enum(DOCTOR_FORMS, MESSAGES.doctorFormWrong)
export type DoctorForm = z.infer<typeof doctorForm>

/** A mean of several readings in mmHg, and of how many. */
const PressureMean = z.object({
  sbp: whole('systolic'),
  dbp: whole('diastolic'),
  count: whole('count'),
})

const PressureSpanRow = z.object({
  /** 11月9–15日, or the whole span. */
  title: z.string(),
  morning: z.nullable(PressureMean),
  evening: z.nullable(PressureMean),
  /** Lowest and highest of both pressures; null where nothing was measured. */
  lowest: z.nullable(z.object({ sbp: whole('systolic'), dbp: whole('diastolic') })),
  highest: z.nullable(z.object({ sbp: whole('systolic'), dbp: whole('diastolic') })),
  count: whole('count'),
  /** How many readings reach the reference of home measurement. */
  reached: whole('count'),
})

/** An ECG that is printed to scale. */
const DoctorStrip = z.object({
  startedAt: moment,
  /** 心电仪 or 手表. */
  source: z.string(),
  verdict: z.string(),
  /** 93–129 次/分, in atrial fibrillation the range of means over 8 intervals. */
  rate: z.string(),
})

/** What the last 30 days came to, for somebody who sees the person for a quarter of an hour. */
export const DoctorPage = z.object({
  form: doctorForm,
  fromDay: day,
  toDay: day,
  madeAt: moment,
  person: z.object({
    name: z.string(),
    /** 女, 71 岁（1954年3月生）, 身高 158 cm, as far as they are known. */
    facts: z.array(z.string()),
    illnesses: z.nullable(z.string()),
    medicines: z.nullable(z.array(z.string())),
  }),
  conclusions: z.array(
    z.object({
      level: z.enum(['bad', 'warn', 'plain']),
      title: z.string(),
      text: z.string(),
    }),
  ),
  pressure: z.object({
    reference: z.string(),
    weeks: z.array(PressureSpanRow),
    total: PressureSpanRow,
    readings: z.array(
      z.object({
        at: moment,
        sbp: whole('systolic'),
        dbp: whole('diastolic'),
        part: z.enum(['morning', 'evening', 'other']),
        byHand: z.boolean(),
      }),
    ),
    classes: z.array(
      z.object({ title: z.string(), morning: whole('count'), evening: whole('count') }),
    ),
  }),
  /** `count`: strips and records of many hours; `strips`: those that are printed. */
  ecg: z.object({ text: z.string(), count: whole('count'), strips: z.array(DoctorStrip) }),
  oxygen: z.object({
    limit: whole('oxygen'),
    nights: z.array(
      z.object({
        day,
        lowest: z.nullable(whole('oxygen')),
        falls: whole('count'),
        minutes: whole('minutesOfDay'),
      }),
    ),
    text: z.string(),
  }),
  restingHeart: z.object({
    days: z.array(z.object({ day, value: z.nullable(whole('pulse')) })),
    text: z.string(),
  }),
  sleep: z.object({
    limitMinutes: whole('minutesOfDay'),
    nights: z.array(z.object({ day, minutes: z.nullable(whole('minutesOfDay')) })),
    text: z.string(),
  }),
  missing: z.array(z.string()),
  sources: z.array(z.string()),
})
export type DoctorPage = z.infer<typeof DoctorPage>

/** The days of the page on which nothing was measured. */
const BEFORE = lastDays('2026-03-01', 29)

const UNMEASURED = {
  morning: null,
  evening: null,
  lowest: null,
  highest: null,
  count: 0,
  reached: 0,
}

const MEASURED = {
  morning: { sbp: 135, dbp: 83, count: 2 },
  evening: null,
  lowest: { sbp: 128, dbp: 78 },
  highest: { sbp: 142, dbp: 88 },
  count: 2,
  reached: 1,
}

/** For the documentation: a page of somebody who measured the pressure on one morning. */
export const DOCTOR_PAGE_EXAMPLE: DoctorPage = {
  form: 'doctor',
  fromDay: '2026-02-01',
  toDay: '2026-03-02',
  madeAt: '2026-03-02T16:26:00+08:00',
  person: {
    name: '王桂兰',
    facts: ['女', '71 岁（1954年3月生）', '身高 158 cm', '体重 61 kg'],
    illnesses: '高血压、心房颤动',
    medicines: ['氨氯地平 5 mg，每天早晨 1 次，2026-02-16 起'],
  },
  conclusions: [
    {
      level: 'warn',
      title: '血压高于家庭参考',
      text: '2 次里 1 次达到 135/85 mmHg；平均早晨 135/83 mmHg，晚上没有测到',
    },
  ],
  pressure: {
    reference: '135/85 mmHg',
    weeks: [
      { title: '2月1日', ...UNMEASURED },
      { title: '2月2日–8日', ...UNMEASURED },
      { title: '2月9日–15日', ...UNMEASURED },
      { title: '2月16日–22日', ...UNMEASURED },
      { title: '2月23日–3月1日', ...UNMEASURED },
      { title: '3月2日', ...MEASURED },
    ],
    total: { title: '30 天', ...MEASURED },
    readings: [
      { at: '2026-03-01T16:28:00+08:00', sbp: 138, dbp: 86, part: 'other', byHand: true },
      { at: '2026-03-02T08:12:00+08:00', sbp: 142, dbp: 88, part: 'morning', byHand: false },
      { at: '2026-03-02T09:40:00+08:00', sbp: 128, dbp: 78, part: 'morning', byHand: false },
    ],
    classes: [
      { title: '低于 135/85 mmHg', morning: 1, evening: 0 },
      { title: '140–159/90–99 mmHg', morning: 1, evening: 0 },
    ],
  },
  ecg: {
    text: '30 天心电 2 次：1 份心电图（疑似早搏 1 份），1 次 24 小时记录（3月1日，疑似早搏 1 次，72 次/分）。',
    count: 2,
    strips: [],
  },
  oxygen: {
    limit: 90,
    nights: [
      ...BEFORE.map((day) => ({ day, lowest: null, falls: 0, minutes: 0 })),
      { day: '2026-03-02', lowest: 87, falls: 1, minutes: 1 },
    ],
    text: '1 夜：1 夜低于 90%，最低 87%',
  },
  restingHeart: {
    days: [...BEFORE.map((day) => ({ day, value: null })), { day: '2026-03-02', value: 63 }],
    text: '近 7 天平均 63 次/分',
  },
  sleep: {
    limitMinutes: 300,
    nights: [...BEFORE.map((day) => ({ day, minutes: null })), { day: '2026-03-02', minutes: 372 }],
    text: '1 夜平均 6小时12分',
  },
  missing: ['血压：早晨缺 29 天，晚上缺 30 天'],
  sources: ['血压：康伴血压仪'],
}
