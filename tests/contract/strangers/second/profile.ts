import { both, fieldMoved, instead, rows, set, taken, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const profile = strangersOf({
  'profile.getHealthInfo': [
    {
      what: 'no illness beside a list of them',
      why: 'two illnesses are listed',
      by: 'itself',
      wrong: set('medHis', false),
    },
    {
      what: 'no medicine beside one',
      why: 'the one was asked of her, and the other she entered',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('takeMed', false),
    },
    {
      what: 'a name that is masked for its owner',
      why: 'the page for the doctor has the whole name',
      by: 'another answer',
      wrong: set('name', '王*兰'),
    },
    {
      what: 'the code of another user',
      why: 'the links of her own files have hers',
      by: 'another answer',
      wrong: set('userCode', 'U000000000000000002'),
    },
    {
      what: 'no illness of the family beside one',
      why: 'one is listed',
      by: 'itself',
      person: 'patient',
      wrong: set('kangban.familyMedHis', false),
    },
    {
      what: 'another last digit of the identity number',
      why: 'it is the check digit of the others',
      by: 'itself',
      person: 'son',
      wrong: texts('idNo', (number) => `${number.slice(0, -1)}7`),
    },
    {
      what: 'a text of UTF-8 read as Latin-1',
      why: 'no place has such a name',
      by: 'itself',
      wrong: texts('residence', (text) => Buffer.from(text, 'utf8').toString('latin1')),
    },
    {
      what: 'what a new user did not answer told as the first choice',
      why: 'she could have answered that alone',
      by: 'itself',
      label: 'possible',
      person: 'newcomer',
      wrong: set('smokingStatus', 1),
    },
    {
      what: "the mother's identity number",
      why: 'it is that of a woman born in 1953',
      by: 'itself',
      person: 'son',
      wrong: taken('idNo', { at: '/user/v1/health', place: 'idNo' }),
    },
    {
      what: 'a height in metres',
      why: 'the page for the doctor has 169 cm',
      by: 'another answer',
      person: 'patient',
      wrong: set('height', 2),
    },
  ],
  'profile.listMedicalTags': [
    {
      what: 'names one row late',
      why: 'her profile calls 100101 高血压',
      by: 'another answer',
      wrong: fieldMoved('', 'tagName'),
    },
    {
      what: "the mother's choice",
      why: 'his own list has none',
      by: 'another answer',
      person: 'son',
      wrong: set('[tagName=高血压].selected', true),
    },
  ],
  'profile.listOwnMedicalTags': [
    {
      what: "the mother's",
      why: 'his profile says that he has no illness',
      by: 'another answer',
      person: 'son',
      wrong: instead('user-medical-tag'),
    },
  ],
  'profile.listDiseaseTags': [
    {
      what: 'a filter that is not applied',
      why: 'the same codes answer another type',
      by: 'another answer',
      at: 'type=2001',
      wrong: instead('type=1001'),
    },
    {
      what: 'illnesses of men for women',
      why: 'a woman has no prostate',
      by: 'a rule',
      at: 'sex=2&type=1001',
      wrong: rows('', (all) => [
        ...all,
        { id: '100181', tagName: '前列腺增生', kangban: { tagCode: '100181', group: null } },
      ]),
    },
  ],
  'profile.listMedicines': [
    {
      what: 'taken from next month on',
      why: 'the page for the doctor has 15 February',
      by: 'another answer',
      wrong: set('[0].since', '2026-04-15'),
    },
    {
      what: 'one twice',
      why: 'somebody could take two of the same',
      by: 'itself',
      label: 'unlikely',
      wrong: rows('', (all) => [...all, ...all]),
    },
  ],
  'profile.getHospital': [
    {
      what: 'a hospital with the phone of a person',
      why: 'a hospital could have a mobile phone',
      by: 'itself',
      label: 'possible',
      wrong: () => ({ name: '市第一人民医院', phone: '13800000001' }),
    },
    {
      what: 'a hospital whose name is cut within a character',
      why: 'the last character is broken',
      by: 'itself',
      person: 'patient',
      wrong: () => ({ name: '市第一人民医\uFFFD', phone: '010-12345678' }),
    },
  ],
  'contacts.listContacts': [
    {
      what: 'herself as her emergency contact',
      why: 'nothing forbids it',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('[0].phone', '13800000001'),
    },
    {
      what: 'names one row late',
      why: 'the phone of 李建军 is the one that she shares with',
      by: 'another answer',
      wrong: both(set('[0].name', '李秀英（女儿）'), set('[1].name', '李建军（儿子）')),
    },
  ],
})
