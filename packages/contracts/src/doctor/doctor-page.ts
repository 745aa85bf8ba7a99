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
    /** 女, 72 岁（1954年3月生）, 身高 158 cm, as far as they are known. */
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

/** For the documentation: a page of somebody who measured the pressure on one morning. */
export const DOCTOR_PAGE_EXAMPLE: DoctorPage = {
  form: 'doctor',
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  madeAt: '2026-11-22T16:26:00+08:00',
  person: {
    name: '王桂兰',
    facts: ['女', '72 岁（1954年3月生）', '身高 158 cm', '体重 61 kg'],
    illnesses: '高血压、心房颤动',
    medicines: ['氨氯地平 5 mg，每天早晨 1 次'],
  },
  conclusions: [
    {
      level: 'warn',
      title: '血压高于家庭参考',
      text: '1 次里 1 次达到 135/85 mmHg；平均早晨 147/91 mmHg，晚上没有测到',
    },
  ],
  pressure: {
    reference: '135/85 mmHg',
    weeks: [],
    total: {
      title: '30 天',
      morning: { sbp: 147, dbp: 91, count: 1 },
      evening: null,
      lowest: { sbp: 147, dbp: 91 },
      highest: { sbp: 147, dbp: 91 },
      count: 1,
      reached: 1,
    },
    readings: [
      { at: '2026-11-22T07:00:00+08:00', sbp: 147, dbp: 91, part: 'morning', byHand: false },
    ],
    classes: [{ title: '140–159/90–99 mmHg', morning: 1, evening: 0 }],
  },
  ecg: { text: '30 天没有做心电', count: 0, strips: [] },
  oxygen: { limit: 90, nights: [], text: '没有测到' },
  restingHeart: { days: [], text: '没有测到' },
  sleep: { limitMinutes: 300, nights: [], text: '没有测到' },
  missing: ['心电没有测到'],
  sources: ['血压：康伴血压仪'],
}
