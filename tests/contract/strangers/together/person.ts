import {
  both,
  edit,
  fields,
  instead,
  later,
  numbers,
  plus,
  replace,
  rows,
  set,
  without,
} from '../places.ts'
import { togetherOf } from '../stranger.ts'

export const person = togetherOf([
  {
    what: 'she is a man in the profile',
    why: 'the page for the doctor says 女',
    by: 'another answer',
    changes: [
      {
        call: 'profile.getHealthInfo',
        wrong: both(set('sex', 1), set('idNo', '999999195303187812')),
      },
    ],
  },
  {
    what: 'she is a man, the page for the doctor too',
    why: 'the distance of her steps has the stride of a woman: 0.413',
    by: 'another answer',
    changes: [
      {
        call: 'profile.getHealthInfo',
        wrong: both(set('sex', 1), set('idNo', '999999195303187812')),
      },
      { call: 'doctor.getDoctorPage', wrong: replace('person.facts[0]', '女', '男') },
    ],
  },
  {
    what: 'she is ten years younger',
    why: 'the page for the doctor has 1953, and the zones are those of 72',
    by: 'another answer',
    changes: [
      {
        call: 'profile.getHealthInfo',
        wrong: both(set('birthday', '1963-03-18'), set('idNo', '999999196303187825')),
      },
    ],
  },
  {
    what: 'she is ten years younger, for the doctor too',
    why: 'zones of the heart are those of 72: 208 - 0.7 x age',
    by: 'another answer',
    changes: [
      {
        call: 'profile.getHealthInfo',
        wrong: both(set('birthday', '1963-03-18'), set('idNo', '999999196303187825')),
      },
      {
        call: 'doctor.getDoctorPage',
        wrong: both(
          replace('person.facts[1]', '72 岁', '62 岁'),
          replace('person.facts[1]', '1953', '1963'),
        ),
      },
    ],
  },
  {
    what: 'an illness is forgotten in all lists',
    why: 'the page for the doctor has 心房颤动',
    by: 'another answer',
    changes: [
      { call: 'profile.getHealthInfo', wrong: without('kangban.tagParamList', 1) },
      { call: 'profile.listOwnMedicalTags', wrong: without('', 1) },
      { call: 'profile.listMedicalTags', wrong: set('[5].selected', false) },
    ],
  },
  {
    what: 'the medicine has another name',
    why: 'the plan of the reminders has 氨氯地平',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: 'profile.listMedicines', wrong: set('[0].name', '缬沙坦') },
      { call: 'doctor.getDoctorPage', wrong: replace('person.medicines[0]', '氨氯地平', '缬沙坦') },
    ],
  },
  {
    what: 'the profile of the patient for who is new',
    why: 'the link to the own data has U…3',
    by: 'another answer',
    person: 'newcomer',
    changes: [
      { call: 'profile.getHealthInfo', wrong: instead('user/v1/health', 'patient') },
      { call: 'doctor.getDoctorPage', wrong: instead('doctor-page', 'patient') },
    ],
  },
  {
    what: 'the devices of the mother for her son',
    why: 'their phone is that of his mother in the family, and no pressure of his is there',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: 'devices.listBoundDevices', wrong: instead('bind-device-list') },
      { call: 'devices.listDevices', wrong: instead('v1/device-list') },
    ],
  },
  {
    what: 'a sign-in is booked twice, and the points with it',
    why: 'once a day',
    by: 'a rule',
    changes: [
      {
        call: 'points.listPointRecords',
        at: 'pn=1&ps=20&flag=1',
        wrong: both(
          rows('list', (all) => [all[0], ...all]),
          plus('total', 1),
        ),
      },
      { call: 'points.listPointRecords', at: 'flag=1', wrong: plus('total', 1) },
      { call: 'points.getPoints', wrong: plus('remain', 60) },
    ],
  },
  {
    what: 'moments of the points are in UTC',
    why: 'nobody tells when she signed in',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: 'points.listPointRecords', wrong: later('list[].createTime', -5) },
      { call: 'points.getPoints', wrong: later('userOperEntites[].createTime', -5) },
    ],
  },
  {
    what: 'points in hundredths',
    why: 'a sign-in grants 30 or 60, by the values of the cycle',
    by: 'another answer',
    changes: [
      {
        call: 'points.listPointRecords',
        at: 'flag=1',
        wrong: both(
          numbers('list[].quota', (points) => points * 100),
          edit('list[].detailExplain', (text) => `${String(text)}00`),
        ),
      },
      { call: 'points.getPoints', wrong: numbers('remain', (points) => points * 100) },
    ],
  },
  {
    what: 'no card, and rights all the same',
    why: 'rights are entitlements in force',
    by: 'another answer',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 0) },
      {
        call: 'services.getEntitlementDetail',
        wrong: both(set('validFrom', null), set('validTo', null)),
      },
    ],
  },
  {
    what: 'rights for who has bound no device, with a card',
    why: 'nothing while no device is bound',
    by: 'a rule',
    person: 'patient',
    changes: [
      { call: 'services.getRights', wrong: instead('device-rights') },
      { call: 'services.getEntitlement', wrong: instead('equity/v1/info') },
      { call: 'services.getEntitlementDetail', wrong: instead('equity/v1/detail') },
    ],
  },
  {
    what: 'the constitution is a day early, by UTC',
    why: 'the list of reports has it on 28 February at 11:00',
    by: 'another answer',
    changes: [
      { call: 'medicine.getConstitutionReport', wrong: set('day', '2026-02-27') },
      { call: 'medicine.listConstitutionReports', wrong: set('[0].day', '2026-02-27') },
      { call: 'survey.getSurvey', wrong: set('lastAnsweredDay', '2026-02-27') },
    ],
  },
  {
    what: 'a score of a clear type is called a tendency',
    why: 'the rule that is named: from 40 on it is one, and 56.3 was 是 in the history',
    by: 'a rule',
    changes: [
      {
        call: 'medicine.getConstitutionReport',
        wrong: both(
          set('scores[1].score', 62.5),
          set('scores[1].change', 6.2),
          replace('previous.changeText', '降到37.5', '升到62.5'),
        ),
      },
      { call: 'medicine.listConstitutionReports', wrong: set('[0].main.score', 62.5) },
    ],
  },
  {
    what: 'fell, though it rose',
    why: 'from 56.3 to 62.5 is no fall',
    by: 'itself',
    changes: [
      {
        call: 'medicine.getConstitutionReport',
        wrong: replace('previous.changeText', '降到', '升到'),
      },
    ],
  },
  {
    what: 'names of diseases in traditional characters',
    why: 'nobody else writes so, but a back end may',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: 'lookup.listDiseaseNames', wrong: replace('[0]', '高血压', '高血壓') },
      {
        call: 'lookup.listDiseaseCategories',
        wrong: replace('classify[0].typeNames[0]', '高血压', '高血壓'),
      },
    ],
  },
  {
    what: 'a session of two years',
    why: 'the account is of 12 February',
    by: 'another answer',
    changes: [
      { call: 'account.listSessions', wrong: set('[0].createdAt', '2024-03-02T10:00:00+08:00') },
    ],
  },
  {
    what: 'the account is as old as its first reading',
    why: 'it began before its consent and its card',
    by: 'another answer',
    changes: [
      { call: 'account.getAccount', wrong: later('createdAt', 24 * 4) },
      { call: 'account.listConsents', wrong: later('[0].givenAt', 24 * 4) },
    ],
  },
  {
    what: 'shares with herself',
    why: 'the phone is her own',
    by: 'another answer',
    changes: [{ call: 'family.listMembers', wrong: set('sharedWith[0].phone', '138****0001') }],
  },
  {
    what: 'his mother shares what is no area of hers',
    why: 'what she shares is told in her own list alone',
    by: 'another answer',
    label: 'possible',
    person: 'son',
    changes: [
      {
        call: 'family.listMembers',
        wrong: set('sharedByOthers[0].areas', ['warnings', 'metrics']),
      },
    ],
  },
  {
    what: 'a log-in of tomorrow',
    why: 'nothing has happened after now',
    by: 'a rule',
    changes: [
      { call: 'account.listSecurityEvents', wrong: later('list[0].at', 24) },
      { call: 'account.listSessions', wrong: later('[0].createdAt', 24) },
    ],
  },
  {
    what: 'used is what is left, without a word',
    why: 'nobody else counts them',
    by: 'itself',
    label: 'possible',
    changes: [
      {
        call: 'services.getEntitlementDetail',
        wrong: fields('items[3]', ({ total }) => ({ used: Number(total) - 1 })),
      },
    ],
  },
])
