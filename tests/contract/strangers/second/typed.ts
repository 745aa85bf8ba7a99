import { both, fields, instead, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

/** What nobody has typed in. */
const TYPED = {
  id: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c12',
  reading: {
    kind: 'bloodPressure',
    at: '2026-03-01T16:28:00+08:00',
    systolic: 138,
    diastolic: 86,
    pulse: 72,
    arm: 'left',
    place: 'clinic',
    circumstances: [],
    note: '',
  },
  state: 'near',
  stateText: '接近上限',
  createdAt: '2026-03-01T16:29:10+08:00',
  correctedAt: null,
}

const insight = (told: object): object => ({
  id: 'short-night-pressure',
  metric: 'bloodPressure',
  sentence: [{ text: '睡不足 6 小时的夜晚，第二天早晨高压平均高 6 mmHg。', tone: 'plain' }],
  elderSentence: [{ text: '睡不足 6 小时的夜晚，第二天早晨高压平均高 6 mmHg。', tone: 'plain' }],
  how: ['早晨高压平均 146.8，其余 140.6。'],
  estimate: 6,
  low: 2,
  high: 10,
  p: 0.012,
  count: 9,
  otherCount: 58,
  ...told,
})

export const typed = strangersOf({
  'monitoring.listManualReadings': [
    {
      what: 'one of another kind',
      why: 'blood pressure was asked for',
      by: 'a rule',
      wrong: () => [
        fields('reading', () => ({ kind: 'oxygen', value: 96 }))(TYPED, () => undefined),
      ],
    },
    {
      what: 'one that the page for the doctor does not know',
      why: 'that page counts none typed in',
      by: 'another answer',
      wrong: () => [TYPED],
    },
    {
      what: 'one whose verdict is that of a high reading',
      why: '138/86 is in range',
      by: 'itself',
      person: 'patient',
      wrong: () => [{ ...TYPED, state: 'high', stateText: '偏高' }],
    },
    {
      what: 'one that was corrected before it was typed in',
      why: 'a correction comes later',
      by: 'itself',
      person: 'newcomer',
      wrong: () => [{ ...TYPED, correctedAt: '2026-02-28T10:00:00+08:00' }],
    },
  ],
  'notes.listNotes': [
    {
      what: 'a note with nothing to say',
      why: 'without circumstances and note it is removed',
      by: 'a rule',
      wrong: both(set('[0].note', ''), set('[0].circumstances', [])),
    },
    {
      what: 'a note that is gone',
      why: 'it could have been taken back',
      by: 'another answer',
      label: 'possible',
      wrong: without('', 0),
    },
    {
      what: "the mother's note on the day of her son",
      why: 'who shares with him is asked for by a user code',
      by: 'another answer',
      label: 'unlikely',
      person: 'son',
      wrong: instead('note/heartRate'),
    },
  ],
  'monitoring.getInsights': [
    {
      what: 'an insight of 67 days where 15 were measured',
      why: 'the month has 15 days with data, and the account is 18 days old',
      by: 'another answer',
      wrong: () => [insight({})],
    },
    {
      what: 'an estimate outside its interval',
      why: 'it lies within its 95 %',
      by: 'itself',
      wrong: () => [insight({ estimate: 16, count: 4, otherCount: 9 })],
    },
    {
      what: 'a chance of more than one',
      why: 'a probability is at most 1',
      by: 'itself',
      person: 'son',
      wrong: () => [insight({ p: 1.2 })],
    },
    {
      what: 'an insight of who measured nothing',
      why: 'no device was ever bound',
      by: 'another answer',
      person: 'newcomer',
      wrong: () => [insight({ count: 5, otherCount: 9 })],
    },
  ],
})
