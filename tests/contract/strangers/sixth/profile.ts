// The profile: sex and number of the card, filters that are ignored, and what other pages tell of the same person.
import { instead, rows, set, swapped } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const HEALTH = 'profile.getHealthInfo'
const TAGS = 'profile.listDiseaseTags'

const single = strangersOf({
  [HEALTH]: [
    {
      what: 'height and weight stand in each other’s field',
      why: 'the page for the doctor has 158 cm and 61 kg, and so do distance and energy of the steps',
      by: 'another answer',
      wrong: swapped('', ['height', 'weight']),
    },
    {
      what: 'the birthday is the day before, as by another clock',
      why: 'the number of her card has the 18th, though some keep another birthday than their card',
      by: 'itself',
      label: 'unlikely',
      wrong: set('birthday', '1953-03-17'),
    },
  ],
  [TAGS]: [
    {
      what: 'the family is asked about the diseases of the person',
      why: 'the family’s hypertension of the profile is 200101, and no such code is in the answer',
      by: 'another answer',
      at: 'type=2001',
      wrong: instead('sex=2&type=1001'),
    },
    {
      what: 'a woman is asked about a disease that men alone have',
      why: 'men alone see the andrological ones, and sex 2 was asked for',
      by: 'a rule',
      at: 'type=1001',
      wrong: set('[1].kangban.group', 'andrological'),
    },
  ],
})

const FIBRILLATION = '心房颤动'
const isFibrillation = (row: unknown) => (row as { tagName: string }).tagName === FIBRILLATION

const together = togetherOf([
  {
    what: 'she is a man, in the profile and for the doctor',
    why: 'the last digit but one of her card’s number is even, which it is of women',
    by: 'a rule',
    changes: [
      { call: HEALTH, wrong: set('sex', 1) },
      { call: 'doctor.getDoctorPage', wrong: set('person.facts[0]', '男') },
    ],
  },
  {
    what: 'the fibrillation is gone from both lists of diseases',
    why: 'the profile and the page for the doctor have it beside the hypertension',
    by: 'another answer',
    changes: [
      {
        call: 'profile.listOwnMedicalTags',
        wrong: rows('', (list) => list.filter((row) => !isFibrillation(row))),
      },
      {
        call: 'profile.listMedicalTags',
        wrong: set(`[tagName=${FIBRILLATION}].selected`, false),
      },
    ],
  },
])

export const profile = [...single, ...together]
