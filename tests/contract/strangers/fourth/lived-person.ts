// Profile, medical history, medicines, contacts and the family.
import { both, instead, replace, rows, set, taken, times } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const HEALTH = 'profile.getHealthInfo'
const OWN_TAGS = 'profile.listOwnMedicalTags'
const ALL_TAGS = 'profile.listMedicalTags'
const MEMBERS = 'family.listMembers'
const LOOKS = 'family.listLooks'
const DOCTOR = 'doctor.getDoctorPage'

const LABEL = '李建军（儿子）'

const TOGETHER = togetherOf([
  {
    what: 'a birthday with months from 0, and the age that goes with it',
    why: 'the number of the identity card has 19530318',
    by: 'itself',
    changes: [
      { call: HEALTH, wrong: set('birthday', '1953-02-18') },
      { call: DOCTOR, wrong: set('person.facts[1]', '73 岁（1953年2月生）') },
    ],
  },
  {
    what: 'a man by profile and page for the doctor',
    why: 'the number of the identity card is that of a woman: its last digit but one is even',
    by: 'itself',
    changes: [
      { call: HEALTH, wrong: set('sex', 1) },
      { call: DOCTOR, wrong: set('person.facts[0]', '男') },
    ],
  },
  {
    what: 'an illness by the name of its neighbour wherever it is hers',
    why: 'the list of all illnesses has 心房颤动 for 100106',
    by: 'another answer',
    changes: [
      { call: OWN_TAGS, wrong: set('[tagCode=100106].tagName', '心律失常') },
      { call: HEALTH, wrong: set('kangban.tagParamList[tagCode=100106].tagName', '心律失常') },
      { call: DOCTOR, wrong: replace('person.illnesses', '心房颤动', '心律失常') },
    ],
  },
  {
    what: 'a medical history that is emptied everywhere but for the doctor',
    why: 'the page has 高血压、心房颤动, as filled in by herself',
    by: 'another answer',
    changes: [
      {
        call: HEALTH,
        wrong: both(
          set('medHis', false),
          set('kangban.tagParamList', []),
          set('kangban.hypertensionTreatment', null),
        ),
      },
      { call: OWN_TAGS, wrong: () => [] },
      { call: ALL_TAGS, wrong: set('[].selected', false) },
    ],
  },
  {
    what: 'an illness that is lost but for its mark among all',
    why: 'the list of all has 心房颤动 selected',
    by: 'another answer',
    changes: [
      { call: OWN_TAGS, wrong: rows('', (list) => list.slice(0, 1)) },
      { call: HEALTH, wrong: rows('kangban.tagParamList', (list) => list.slice(0, 1)) },
      { call: DOCTOR, wrong: set('person.illnesses', '高血压（本人填写）') },
    ],
  },
  {
    what: 'illnesses kept of who says that there are none',
    why: 'who has no medical history has no illness in it, and the page names two',
    by: 'itself',
    changes: [
      { call: HEALTH, wrong: set('medHis', false) },
      { call: DOCTOR, wrong: set('person.illnesses', '没有（本人填写）') },
    ],
  },
  {
    what: 'a weight in jin, for the doctor too',
    why: 'nobody else knows what she weighs',
    by: 'itself',
    label: 'possible',
    changes: [
      { call: HEALTH, wrong: times('weight', 2) },
      { call: DOCTOR, wrong: replace('person.facts[]', '61 kg', '122 kg') },
    ],
  },
  {
    what: 'a medicine that is taken since a day to come',
    why: 'somebody may write down when it is to begin',
    by: 'a rule',
    label: 'unlikely',
    changes: [
      { call: 'profile.listMedicines', wrong: set('[0].since', '2026-03-15') },
      { call: DOCTOR, wrong: replace('person.medicines[0]', '2026-02-15', '2026-03-15') },
    ],
  },
  {
    what: 'a look by the son before he was let in',
    why: 'she shares with him since 12 February',
    by: 'another answer',
    changes: [
      {
        call: LOOKS,
        wrong: set('list', [{ label: LABEL, at: '2026-02-12T08:30:00+08:00', looks: ['home'] }]),
      },
    ],
  },
  {
    what: 'looks at what is no longer shared',
    why: 'she may have taken the ECG back after he looked',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: LOOKS,
        wrong: set('list', [{ label: LABEL, at: '2026-03-02T09:00:00+08:00', looks: ['ecg'] }]),
      },
      {
        call: MEMBERS,
        wrong: rows('sharedWith[0].areas', (areas) => areas.filter((area) => area !== 'ecg')),
      },
    ],
  },
  {
    what: 'looks of who is only invited',
    why: 'an invitation that nobody has accepted shows nothing, and of nobody else is that label',
    by: 'another answer',
    changes: [
      {
        call: LOOKS,
        wrong: set('list', [{ label: LABEL, at: '2026-03-02T09:00:00+08:00', looks: ['home'] }]),
      },
      {
        call: MEMBERS,
        wrong: both(set('sharedWith[0].accepted', false), set('sharedWith[0].daysLeft', 12)),
      },
    ],
  },
])

const SINGLE = strangersOf({
  [HEALTH]: [
    {
      what: 'all of him in her place, as a key of a cache without the person has it',
      why: 'her export and the page for her doctor have another code and name',
      by: 'another answer',
      wrong: instead('/user/v1/health', 'son'),
    },
    {
      what: 'an illness of the family by the code of an own one',
      why: 'the illnesses of a family are those of the type 2001, and 100101 is none',
      by: 'another answer',
      wrong: both(
        set('kangban.familyMedList[0].id', '100101'),
        set('kangban.familyMedList[0].tagCode', '100101'),
      ),
    },
    {
      what: 'what men alone are asked, answered by a woman',
      why: 'the question is for men',
      by: 'a rule',
      wrong: set('kangban.erectileDysfunction', false),
    },
    {
      what: 'a height of a girl, not that for the doctor',
      why: 'the page says 158 cm',
      by: 'another answer',
      wrong: set('height', 148),
    },
  ],
  [ALL_TAGS]: [
    {
      what: 'the illnesses that women are asked about, for a man',
      why: 'only women are asked about those of the group gynaecological',
      by: 'a rule',
      person: 'son',
      wrong: both(instead('medical/tag'), set('[].selected', false)),
    },
    {
      what: 'an illness selected that is in no medical history',
      why: 'his medical history is empty',
      by: 'another answer',
      person: 'son',
      wrong: set('[tagCode=100101].selected', true),
    },
  ],
  'profile.listDiseaseTags': [
    {
      what: 'illnesses of the mind where those of the family were asked for',
      why: 'the very same question of type 3001 is answered so',
      by: 'another answer',
      at: 'type=2001',
      wrong: instead('type=3001'),
    },
  ],
  'profile.listMedicines': [
    {
      what: 'no medicine, though the doctor is told of one',
      why: 'the page for the doctor has 氨氯地平, as filled in by herself',
      by: 'another answer',
      wrong: () => [],
    },
    {
      what: 'grams for milligrams',
      why: 'the page for the doctor has 5 mg',
      by: 'another answer',
      wrong: set('[0].dose', '5 g'),
    },
  ],
  'contacts.listContacts': [
    {
      what: 'two people by one name of the row',
      why: 'a contact is deleted by its id, which names one thing',
      by: 'a rule',
      wrong: taken('[1].id', { place: '[0].id' }),
    },
    {
      what: 'whom to call, from the last to the first',
      why: 'nothing else tells in which order she wants it',
      by: 'another answer',
      label: 'possible',
      wrong: rows('', (list) => list.toReversed()),
    },
  ],
  [MEMBERS]: [
    {
      what: 'an invitation that lasts a day longer than any',
      why: 'an invitation lapses after 30 days',
      by: 'a rule',
      wrong: both(set('sharedWith[0].accepted', false), set('sharedWith[0].daysLeft', 31)),
    },
    {
      what: 'an accepted sharing that still lapses in twelve days',
      why: 'only what nobody has accepted lapses',
      by: 'a rule',
      wrong: set('sharedWith[0].daysLeft', 12),
    },
    {
      what: 'a son who is let in to see nothing',
      why: 'to share nothing is to take it back',
      by: 'a rule',
      wrong: set('sharedWith[0].areas', []),
    },
    {
      what: 'the number of the daughter behind the phone of the mother',
      why: 'the phone ends with 0001',
      by: 'itself',
      person: 'son',
      wrong: set('sharedByOthers[0].tel', '13800000009'),
    },
    {
      what: 'a mother a year older',
      why: 'nothing that he is told has her birthday',
      by: 'another answer',
      label: 'possible',
      person: 'son',
      wrong: set('sharedByOthers[0].ageYears', 73),
    },
    {
      what: 'a mother who shares with her son by his own code',
      why: 'the code is his own: nobody shares with oneself',
      by: 'another answer',
      person: 'son',
      wrong: set('sharedByOthers[0].userCode', 'U000000000000000002'),
    },
  ],
  [LOOKS]: [
    {
      what: 'two rows of one person within one hour',
      why: 'there is one entry an hour and person',
      by: 'a rule',
      wrong: set('list', [
        { label: LABEL, at: '2026-03-02T09:40:00+08:00', looks: ['warnings'] },
        { label: LABEL, at: '2026-03-02T09:05:00+08:00', looks: ['home'] },
      ]),
    },
  ],
})

export const person = [...TOGETHER, ...SINGLE]
