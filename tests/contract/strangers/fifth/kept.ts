// What is kept: documents, feedback, comparisons, appointments and the lookup of diseases.
import { both, edit, fieldMoved, later, replace, set, swapped, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const ARCHIVE = 'archive.listDocuments'
const RECORDS = 'records.listComparisons'
const DISEASE = 'lookup.getDisease'

const APPOINTMENT = {
  id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
  createdAt: '2026-02-16T10:05:00+08:00',
  changedAt: null,
  userName: '王桂兰',
  idNo: '999999195303187820',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '',
  diagnosticReports: [],
  otherMaterials: [],
} as const

export const kept = strangersOf({
  [ARCHIVE]: [
    {
      what: 'the years are those in which documents were uploaded',
      why: 'a document of 2025 and one of 2024 are in the list, and all four are counted in 2026',
      by: 'itself',
      wrong: set('years', [{ year: 2026, total: 4 }]),
    },
    {
      what: 'a visit to a practice is told as a stay in hospital',
      why: 'the list of reports has the same document, by its id, as 门诊',
      by: 'another answer',
      wrong: both(
        set('list[type=outpatient].typeName', '住院'),
        set('list[type=outpatient].type', 'inpatient'),
      ),
    },
    {
      what: 'the small picture of a document is that of the one before',
      why: 'two pictures with other ids open the same address',
      by: 'itself',
      at: 'pn=1&ps=20',
      wrong: taken('list[1].files[0].thumbnailUrl', { place: 'list[0].files[0].thumbnailUrl' }),
    },
  ],
  'feedback.listFeedback': [
    {
      what: 'a reply is older than what it replies to',
      why: 'the feedback is of 02-17 and its reply of 02-16',
      by: 'itself',
      wrong: later('[1].createdAt', 48),
    },
  ],
  [RECORDS]: [
    {
      what: 'pressures of watch and instrument have changed places on small pages',
      why: 'the page that holds all has the same rows, by their ids, the other way round',
      by: 'another answer',
      at: '"ps":2',
      wrong: both(
        swapped('list[0]', ['watchSbp', 'deviceSbp']),
        swapped('list[0]', ['watchDbp', 'deviceDbp']),
      ),
    },
    {
      what: 'what the instrument did not measure is zero',
      why: 'zero may stand for none in these fields',
      by: 'a rule',
      label: 'possible',
      wrong: both(
        set('list[deviceSbp=null].deviceDbp', 0),
        set('list[deviceSbp=null].deviceSbp', 0),
      ),
    },
  ],
  'records.listComparisonNames': [
    {
      what: 'a name that is in use is not offered',
      why: 'the names that the user has used are told too, and both records are of 本人',
      by: 'another answer',
      wrong: replace('ruleJson', '"本人",', ''),
    },
  ],
  'outpatient.listAppointments': [
    {
      what: 'an appointment that was cancelled is told as submitted',
      why: 'it has the moment of its cancelling, and the state of one that was not',
      by: 'itself',
      wrong: set('', [
        {
          ...APPOINTMENT,
          state: 'submitted',
          cancelledAt: '2026-02-17T09:00:00+08:00',
          expectDate: '2026.3.12-2026.3.15',
        },
      ]),
    },
    {
      what: 'an appointment whose days are over is told as submitted',
      why: 'its last day was 02-23, and there is a state for those whose date is past',
      by: 'itself',
      wrong: set('', [
        {
          ...APPOINTMENT,
          state: 'submitted',
          cancelledAt: null,
          expectDate: '2026.2.20-2026.2.23',
        },
      ]),
    },
  ],
  'lookup.listDiseaseNames': [
    {
      what: 'the names end with the three-hundredth',
      why: 'the categories have 346 names, and these are those of all diseases',
      by: 'another answer',
      wrong: edit('', (list) => (Array.isArray(list) ? list.slice(0, 300) : list)),
    },
  ],
  [DISEASE]: [
    {
      what: 'what is good and what is not have changed places',
      why: 'what stands below 宜 begins with 忌 line by line',
      by: 'itself',
      wrong: both(set('tags[0].title', '忌'), set('tags[1].title', '宜')),
    },
    {
      what: 'a limit in the text is another one',
      why: 'texts of diseases are free, and no answer has the same limit',
      by: 'itself',
      label: 'possible',
      wrong: replace('content[-1].rows[0].content[1]', '180/110', '160/100'),
    },
  ],
  'services.listNews': [
    {
      what: 'each article opens the one before it',
      why: 'an address is opaque, though its words tell of another article',
      by: 'itself',
      label: 'unlikely',
      wrong: fieldMoved('', 'url'),
    },
  ],
})
