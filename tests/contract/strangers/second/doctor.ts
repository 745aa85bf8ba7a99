import { replace, reversed, set, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const share = (told: object): object => ({
  id: '5f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b23',
  form: 'family',
  createdAt: '2026-02-26T09:00:00+08:00',
  expiresAt: '2026-03-05T09:00:00+08:00',
  state: 'living',
  revokedAt: null,
  seen: 2,
  lastSeenAt: '2026-02-27T20:00:00+08:00',
  ...told,
})

export const doctor = strangersOf({
  'doctor.getDoctorPage': [
    {
      what: 'a year too old',
      why: 'she was born on 18 March 1953, and it is 2 March',
      by: 'another answer',
      wrong: replace('person.facts[]', '72 岁', '73 岁'),
    },
    {
      what: 'out of range for reaching the reference',
      why: '21 readings reach 135/85',
      by: 'itself',
      wrong: set('pressure.total.reached', 12),
    },
    {
      what: 'an evening before seven',
      why: 'it was at 06:53',
      by: 'itself',
      wrong: set('pressure.readings[0].part', 'evening'),
    },
    {
      what: 'readings newest first',
      why: 'no order is promised',
      by: 'a rule',
      label: 'possible',
      wrong: reversed('pressure.readings'),
    },
    {
      what: 'one fall in a night of four hours below',
      why: 'what it comes to says 19',
      by: 'itself',
      wrong: set('oxygen.nights[17].falls', 1),
    },
    {
      what: 'digits of the resting rate exchanged',
      why: 'no day of the week is below 63',
      by: 'itself',
      wrong: replace('restingHeart.text', '64', '46'),
    },
    {
      what: 'no illness of who filled in nothing',
      why: 'the profile has null',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('person.illnesses', '没有（本人填写）'),
    },
    {
      what: 'the PDF of another',
      why: 'the address has the code of her son',
      by: 'another answer',
      wrong: replace('pdfUrl', '0001-doctor', '0002-doctor'),
    },
    {
      what: 'an ECG that is not counted',
      why: 'the text says six',
      by: 'itself',
      wrong: set('ecg.count', 5),
    },
    {
      what: 'a mean outside its range',
      why: '113 to 147 has no mean of 157',
      by: 'itself',
      wrong: replace('ecg.strips[0].rate', '平均 127', '平均 157'),
    },
    {
      what: 'no medicine of who takes some',
      why: 'the profile says that he takes medicine',
      by: 'another answer',
      person: 'patient',
      wrong: set('person.medicines', ['没有在吃药（本人填写）']),
    },
    {
      what: 'six ECGs of who made none',
      why: 'its count is 0',
      by: 'itself',
      person: 'son',
      wrong: replace('ecg.text', '没有做心电', '心电 6 次'),
    },
    {
      what: 'nights one day late',
      why: 'the night of 2 March has 359 minutes',
      by: 'another answer',
      wrong: set('sleep.nights[-1].minutes', 331),
    },
    {
      what: "the mother's name on the son's page",
      why: 'the facts are those of a man of 45',
      by: 'another answer',
      person: 'son',
      wrong: taken('person.name', { at: 'doctor-page', place: 'person.name' }),
    },
    {
      what: 'a woman who is a man',
      why: 'the profile says 1',
      by: 'another answer',
      person: 'patient',
      wrong: replace('person.facts[]', '男', '女'),
    },
  ],
  'doctor.listDoctorShares': [
    {
      what: 'living after its end',
      why: 'it ended on 1 March',
      by: 'itself',
      wrong: () => [share({ expiresAt: '2026-03-01T09:00:00+08:00' })],
    },
    {
      what: 'taken back, and living',
      why: 'it was taken back',
      by: 'itself',
      person: 'son',
      wrong: () => [share({ revokedAt: '2026-02-28T09:00:00+08:00' })],
    },
    {
      what: 'never opened, with a time of it',
      why: 'it was opened on 27 February',
      by: 'itself',
      person: 'patient',
      wrong: () => [share({ seen: 0 })],
    },
    {
      what: 'opened before it was made',
      why: 'it was made on 26 February',
      by: 'itself',
      person: 'newcomer',
      wrong: () => [share({ lastSeenAt: '2026-02-25T20:00:00+08:00' })],
    },
  ],
})
