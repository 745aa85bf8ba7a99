// The profile: sex against lists, weight in another unit, and an illness that another row was joined to.
import { both, instead, replace, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'profile.getHealthInfo'
const TAGS = 'profile.listMedicalTags'
const OWN_TAGS = 'profile.listOwnMedicalTags'

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the birthday is the day before, by the clock of Greenwich',
      why: 'the number of the identity card has 03-18, and some people write another birthday than their papers have',
      by: 'itself',
      label: 'unlikely',
      wrong: set('birthday', '1953-03-17'),
    },
    {
      what: 'who is treated for hypertension takes nothing',
      why: 'it follows from the questions about medicines, but may be saved apart from them',
      by: 'itself',
      label: 'unlikely',
      wrong: set('takeMed', false),
    },
    {
      what: 'a character of the name was cut in its middle',
      why: 'the page for the doctor has the whole name',
      by: 'another answer',
      wrong: replace('name', '兰', '\uFFFD'),
    },
  ],
  'profile.listDiseaseTags': [
    {
      what: 'a woman is asked about an illness of men',
      why: 'the list was asked for with sex 2, and only men see andrological diseases',
      by: 'a rule',
      at: 'sex=2&type=1001',
      wrong: rows('', (list) => [
        ...list,
        {
          id: '100181',
          tagName: '前列腺增生',
          kangban: { tagCode: '100181', group: 'andrological' },
        },
      ]),
    },
  ],
  [TAGS]: [
    {
      what: 'the son may choose from the illnesses that his mother may choose from',
      why: 'the profile has a man, and only women see gynaecological diseases',
      by: 'another answer',
      person: 'son',
      wrong: instead('common/v1/medical/tag'),
    },
  ],
})

const OTHER = { id: '100102', tagCode: '100102', tagName: '冠心病' }

const TOGETHER = togetherOf([
  {
    what: 'another illness is joined to the history in all three calls',
    why: 'the page for the doctor has atrial fibrillation as the second illness',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: set('kangban.tagParamList[1]', OTHER) },
      {
        call: OWN_TAGS,
        wrong: set('[1]', {
          tagCode: OTHER.tagCode,
          tagName: OTHER.tagName,
          selected: true,
          kangban: { id: OTHER.id, group: null },
        }),
      },
      {
        call: TAGS,
        wrong: both(
          set('[tagCode=100106].selected', false),
          set('[tagCode=100102].selected', true),
        ),
      },
    ],
  },
  {
    what: 'the weight is told in jin by profile and page, as the number of kilograms',
    why: 'walking 1242 m costs 0.5 kcal per kg and km, which are 38 at 61 kg and 76 at 122',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: set('weight', 122) },
      { call: 'doctor.getDoctorPage', wrong: replace('person.facts[3]', '61 kg', '122 kg') },
    ],
  },
])

export const profile = [...SINGLE, ...TOGETHER]
