// What is kept beside the measurements: comparisons, lookup, notes, links and appointments.
import { both, later, replace, rows, set, swapped, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const COMPARISONS = 'records.listComparisons'
const NAMES = 'lookup.listDiseaseNames'
const CATEGORIES = 'lookup.listDiseaseCategories'

const appointment = {
  id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
  state: 'submitted',
  createdAt: '2026-03-01T10:05:00+08:00',
  changedAt: null,
  cancelledAt: null,
  userName: '王桂兰',
  idNo: '999999195303187820',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectDate: '2026.3.5-2026.3.8',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '近两周早晨血压偏高。',
  diagnosticReports: [],
  otherMaterials: [],
}

const share = {
  id: '5a1d7c3e-0b4f-4d2a-9c68-1e7f3b5a9d02',
  reportId: '',
  kind: 'daily',
  day: '2026-03-01',
  endDay: '2026-03-01',
  title: '3月1日 周日',
  createdAt: '2026-03-02T09:30:00+08:00',
  expiresAt: '2026-05-01T09:30:00+08:00',
}

const single = strangersOf({
  [COMPARISONS]: [
    {
      what: 'the second page counts what it holds itself',
      why: 'the first page counts two, and the second none',
      by: 'another answer',
      at: '"pn":2',
      wrong: set('total', 0),
    },
    {
      what: 'rows were stored eight hours before they were measured',
      why: 'the moment of a measurement is typed in, and who types may be wrong',
      by: 'itself',
      label: 'unlikely',
      wrong: later('list[].sysTime', -8),
    },
    {
      what: 'watch and instrument have each other’s oxygen',
      why: 'both are near each other, and nothing else was told of that measurement',
      by: 'itself',
      label: 'possible',
      wrong: swapped('list[1]', ['watchSpo2', 'deviceSpo2']),
    },
  ],
  [NAMES]: [
    {
      what: 'a disease of the first category is on no list of names',
      why: 'the names of all diseases are promised, and the categories have coronary heart disease',
      by: 'another answer',
      wrong: rows('', (list) => list.filter((name) => name !== '冠心病')),
    },
  ],
  'notes.listNotes': [
    {
      what: 'a note of another day is among those of the day',
      why: 'the first of March was asked about, and the note is of the second',
      by: 'a rule',
      wrong: later('[0].at', 24),
    },
  ],
  'outpatient.listAppointments': [
    {
      what: 'the days of an appointment are over that are still to come',
      why: 'it is for 5 to 8 March, and today is the second',
      by: 'itself',
      wrong: set('', [{ ...appointment, state: 'past' }]),
    },
  ],
  'reports.listShares': [
    {
      what: 'a link to a report holds for sixty days',
      why: 'thirty are the most that a link may hold',
      by: 'a rule',
      wrong: both(
        set('', [share]),
        taken('[0].reportId', { at: 'ps=20&kind=daily', place: 'list[0].id' }),
      ),
    },
  ],
})

const together = togetherOf([
  {
    what: 'the last category is missing from both lists of diseases',
    why: 'a lookup may hold fewer of them, and both lists agree',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: CATEGORIES, wrong: rows('classify', (list) => list.slice(0, -1)) },
      {
        call: NAMES,
        wrong: (data, answered) => {
          const { classify } = answered('grandmother', 'medical-canon/v1/info') as {
            classify: readonly { typeNames: readonly unknown[] }[]
          }

          const lost = classify.at(-1)?.typeNames ?? []
          const kept = classify.slice(0, -1).flatMap(({ typeNames }) => typeNames)
          return (data as unknown[]).filter((name) => !lost.includes(name) || kept.includes(name))
        },
      },
    ],
  },
  {
    what: 'the days of the comparisons are told by another year, in all pages',
    why: 'the account is there since last month, and they were stored a year before it',
    by: 'another answer',
    changes: [
      {
        call: COMPARISONS,
        at: '"ps":500',
        wrong: both(
          replace('list[].createTime', '2026', '2025'),
          replace('list[].sysTime', '2026', '2025'),
        ),
      },
      {
        call: COMPARISONS,
        at: '"pn":1,"ps":2}',
        wrong: both(
          replace('list[].createTime', '2026', '2025'),
          replace('list[].sysTime', '2026', '2025'),
        ),
      },
    ],
  },
])

export const kept = [...single, ...together]
