import { both, instead, later, replace, set, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const PAGE = 'doctor.getDoctorPage'
const HEALTH = 'profile.getHealthInfo'

export const togetherPerson = togetherOf([
  {
    what: 'a man on the page and in the profile',
    why: 'her identity number is that of a woman',
    by: 'itself',
    changes: [
      { call: HEALTH, wrong: set('sex', 1) },
      { call: PAGE, wrong: replace('person.facts[]', '女', '男') },
    ],
  },
  {
    what: 'ten years younger on the page and in the profile',
    why: 'her identity number has 1953',
    by: 'itself',
    changes: [
      { call: HEALTH, wrong: set('birthday', '1963-03-18') },
      { call: PAGE, wrong: set('person.facts[1]', '62 岁（1963年3月生）') },
    ],
  },
  {
    what: 'ten centimetres taller on the page and in the profile',
    why: 'the length of a step is not a rule of the contract',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: HEALTH, wrong: set('height', 168) },
      { call: PAGE, wrong: replace('person.facts[]', '158', '168') },
    ],
  },
  {
    what: 'ten times the dose in the medicines and on the page',
    why: 'she may be reminded of another dose than she entered',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: 'profile.listMedicines', wrong: set('[0].dose', '50 mg') },
      { call: PAGE, wrong: replace('person.medicines[]', '5 mg', '50 mg') },
    ],
  },
  {
    what: 'her fibrillation lost in both lists of tags',
    why: 'her profile has it',
    by: 'another answer',
    changes: [
      { call: 'profile.listOwnMedicalTags', wrong: without('', 1) },
      { call: 'profile.listMedicalTags', wrong: set('[tagName=心房颤动].selected', false) },
    ],
  },
  {
    what: 'diabetes for high pressure in profile and own tags',
    why: 'the list of all has 高血压 chosen',
    by: 'another answer',
    changes: [
      {
        call: HEALTH,
        wrong: set('kangban.tagParamList[0]', {
          id: '100104',
          tagCode: '100104',
          tagName: '2型糖尿病',
        }),
      },
      {
        call: 'profile.listOwnMedicalTags',
        wrong: set('[0]', {
          tagCode: '100104',
          tagName: '2型糖尿病',
          selected: true,
          kangban: { id: '100104', group: null },
        }),
      },
    ],
  },
  {
    what: 'her fibrillation lost in profile and tags',
    why: 'the page for the doctor has it, filled in by herself',
    by: 'another answer',
    changes: [
      { call: HEALTH, wrong: without('kangban.tagParamList', 1) },
      { call: 'profile.listOwnMedicalTags', wrong: without('', 1) },
      { call: 'profile.listMedicalTags', wrong: set('[tagName=心房颤动].selected', false) },
    ],
  },
  {
    what: 'a name with a wrong character on page and in profile',
    why: 'her son sees 王*兰',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: HEALTH, wrong: set('name', '王桂蓝') },
      { call: PAGE, wrong: set('person.name', '王桂蓝') },
    ],
  },
  {
    what: 'a daughter less',
    why: 'nobody else tells of her',
    by: 'itself',
    label: 'possible',
    changes: [{ call: 'contacts.listContacts', wrong: without('', 1) }],
  },
  {
    what: 'an account and its consent of yesterday',
    why: 'data of 16 February is there',
    by: 'another answer',
    changes: [
      { call: 'account.getAccount', wrong: set('createdAt', '2026-03-01T10:00:00+08:00') },
      { call: 'account.listConsents', wrong: set('[0].givenAt', '2026-03-01T10:00:00+08:00') },
    ],
  },
  {
    what: 'a session and its log-in of this evening',
    why: 'it is 10:04',
    by: 'another answer',
    changes: [
      {
        call: 'account.listSessions',
        wrong: both(later('[0].createdAt', 8), later('[0].lastUsedAt', 8)),
      },
      { call: 'account.listSecurityEvents', wrong: later('list[0].at', 8) },
    ],
  },
  {
    what: 'a session and its log-in of the small hours',
    why: 'a session of then could go on',
    by: 'another answer',
    label: 'possible',
    person: 'son',
    changes: [
      { call: 'account.listSessions', wrong: later('[0].createdAt', -8) },
      { call: 'account.listSecurityEvents', wrong: later('list[0].at', -8) },
    ],
  },
  {
    what: 'yang deficiency in report, history and overview',
    why: 'its score is 17.9 and does not hold',
    by: 'itself',
    changes: [
      {
        call: 'medicine.getConstitutionReport',
        wrong: both(
          set('main', {
            type: 'yang-deficiency',
            name: '阳虚质',
            verdict: 'tendency',
            verdictText: '有倾向',
          }),
          replace('sentence[].text', '气虚质', '阳虚质'),
          replace('elderSentence[].text', '气虚质', '阳虚质'),
        ),
      },
      {
        call: 'medicine.listConstitutionReports',
        wrong: both(set('[0].main.type', 'yang-deficiency'), set('[0].main.name', '阳虚质')),
      },
      { call: 'reports.getOverview', wrong: set('tcm.main', '阳虚质') },
    ],
  },
  {
    what: 'a survey of next week in report and history',
    why: 'it is 2 March',
    by: 'another answer',
    changes: [
      { call: 'medicine.getConstitutionReport', wrong: set('day', '2026-03-08') },
      { call: 'medicine.listConstitutionReports', wrong: set('[0].day', '2026-03-08') },
      { call: 'survey.getSurvey', wrong: set('lastAnsweredDay', '2026-03-08') },
    ],
  },
  {
    what: 'a survey never answered, with a report',
    why: 'the history has two',
    by: 'another answer',
    changes: [
      { call: 'survey.getSurvey', wrong: set('lastAnsweredDay', null) },
      { call: 'medicine.getConstitutionReport', wrong: set('previous', null) },
    ],
  },
  {
    what: 'a disease in neither list of the lookup',
    why: 'its own page could still be there',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: 'lookup.listDiseaseNames', wrong: without('', 5) },
      { call: 'lookup.listDiseaseCategories', wrong: without('classify[0].typeNames', 5) },
    ],
  },
  {
    what: "the mother's profile for the son on profile and page",
    why: 'the code in the links of his files is his own',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: HEALTH, wrong: instead('/user/v1/health') },
      { call: 'profile.listOwnMedicalTags', wrong: instead('user-medical-tag') },
    ],
  },
  {
    what: 'a patient who takes nothing on page and in profile',
    why: 'his treatment of high pressure is told as taken',
    by: 'itself',
    person: 'patient',
    changes: [
      { call: HEALTH, wrong: set('takeMed', false) },
      { call: PAGE, wrong: set('person.medicines', ['没有在吃药（本人填写）']) },
    ],
  },
])
