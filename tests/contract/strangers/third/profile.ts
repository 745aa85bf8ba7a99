import { both, instead, set, swapped, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const profile = strangersOf({
  'profile.getHealthInfo': [
    {
      what: 'a man’s code of sex in a woman’s profile',
      why: 'her page for the doctor has 女',
      by: 'another answer',
      wrong: set('sex', 1),
    },
    {
      what: 'a birthday a day early, as UTC has it',
      why: 'her ID number has 19530318',
      by: 'itself',
      wrong: set('birthday', '1953-03-17'),
    },
    {
      what: 'height and weight for each other',
      why: 'the page for the doctor has 169 cm and 70 kg',
      by: 'another answer',
      person: 'patient',
      wrong: swapped('', ['height', 'weight']),
    },
    {
      what: 'illnesses of one who says to have none',
      why: 'he has no tags among his own',
      by: 'another answer',
      person: 'son',
      wrong: taken('kangban.tagParamList', {
        at: 'user/v1/health',
        place: 'kangban.tagParamList',
      }),
    },
    {
      what: 'zero for a height that is not known',
      why: 'the page for the doctor has no height of the newcomer',
      by: 'another answer',
      person: 'newcomer',
      wrong: both(set('height', 0), set('weight', 0)),
    },
  ],
  'profile.listOwnMedicalTags': [
    {
      what: 'an own illness that is not selected',
      why: 'the list is of those that are',
      by: 'a rule',
      person: 'patient',
      wrong: set('[0].selected', false),
    },
    {
      what: 'the illness of the family as the own',
      why: 'the profile has 100101',
      by: 'another answer',
      person: 'patient',
      wrong: both(set('[0].tagCode', '200101'), set('[0].kangban.id', '200101')),
    },
  ],
  'profile.listMedicalTags': [
    {
      what: 'diseases of women for a man',
      why: 'his own list leaves them out and the contract asks by sex',
      by: 'a rule',
      person: 'patient',
      wrong: instead('common/v1/medical/tag'),
    },
    {
      what: 'an illness of the history not selected',
      why: 'her own tags have it',
      by: 'another answer',
      wrong: set('[tagCode=100106].selected', false),
    },
  ],
  'profile.listDiseaseTags': [
    {
      what: 'mental illnesses where those of the family were asked',
      why: 'the type 2001 is the family’s',
      by: 'another answer',
      at: 'type=2001',
      wrong: instead('type=3001'),
    },
    {
      what: 'the first disease under two codes',
      why: 'a code is that of its id',
      by: 'itself',
      at: 'type=3001',
      wrong: set('[0].kangban.tagCode', '300102'),
    },
  ],
  'profile.listMedicines': [
    {
      what: 'a dose a hundred times as high',
      why: 'the page for the doctor and the reminder have 5 mg',
      by: 'another answer',
      wrong: set('[0].dose', '500 mg'),
    },
    {
      what: 'a medicine that will be taken from next month on',
      why: 'the page for the doctor has it since 15 February',
      by: 'another answer',
      wrong: set('[0].since', '2026-04-15'),
    },
  ],
  'profile.getHospital': [
    {
      what: 'a hospital of which nobody told',
      why: 'it could have been kept',
      by: 'itself',
      label: 'possible',
      wrong: () => ({ name: '市第一人民医院', phone: '027-12345678' }),
    },
  ],
})
