import { strangersOf } from '../stranger.ts'

/** What a real one would be; she has typed in nothing. */
const READING = {
  kind: 'bloodPressure',
  systolic: 138,
  diastolic: 86,
  pulse: 72,
  arm: 'left',
  at: '2026-03-01T16:28:00+08:00',
  place: 'clinic',
  circumstances: null,
  note: '',
}

const TYPED = {
  id: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c12',
  reading: READING,
  state: 'near',
  stateText: '接近上限',
  createdAt: '2026-03-01T16:29:10+08:00',
  correctedAt: null,
}

/** That of the contract's example. */
const INSIGHT = {
  id: 'short-night-pressure',
  metric: 'bloodPressure',
  sentence: [
    {
      text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg（95% 区间 2–10）。',
      tone: 'plain',
    },
  ],
  elderSentence: [
    { text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg。', tone: 'plain' },
  ],
  how: ['睡不足 6 小时的 9 天，早晨高压平均 146.8；其余 58 天平均 140.6。'],
  estimate: 6,
  low: 2,
  high: 10,
  p: 0.012,
  count: 9,
  otherCount: 58,
}

export const typed = strangersOf({
  'monitoring.listManualReadings': [
    {
      what: 'an oxygen among the pressures',
      why: 'pressures were asked for',
      by: 'a rule',
      wrong: () => [
        {
          ...TYPED,
          reading: {
            kind: 'oxygen',
            value: 97,
            at: READING.at,
            place: 'home',
            circumstances: null,
            note: '',
          },
          state: 'normal',
          stateText: '正常',
        },
      ],
    },
    {
      what: 'typed in before it was measured',
      why: 'nobody types in what is to come',
      by: 'itself',
      wrong: () => [{ ...TYPED, createdAt: '2026-03-01T10:29:10+08:00' }],
    },
    {
      what: 'high pressures are called normal',
      why: '182/110 is above 140/90',
      by: 'a rule',
      wrong: () => [
        {
          ...TYPED,
          reading: { ...READING, systolic: 182, diastolic: 110 },
          state: 'normal',
          stateText: '正常',
        },
      ],
    },
    {
      what: 'a reading of the day before',
      why: '1 March was asked for',
      by: 'a rule',
      wrong: () => [
        {
          ...TYPED,
          reading: { ...READING, at: '2026-02-28T16:28:00+08:00' },
          createdAt: '2026-02-28T16:29:10+08:00',
        },
      ],
    },
    {
      what: 'typed in, and the page for the doctor has none',
      why: 'its sources say 手动输入 0 次',
      by: 'another answer',
      wrong: () => [TYPED],
    },
    {
      what: 'corrected before it was typed in',
      why: 'what is corrected was there',
      by: 'itself',
      wrong: () => [{ ...TYPED, correctedAt: '2026-03-01T11:29:10+08:00' }],
    },
  ],
  'monitoring.getInsights': [
    {
      what: 'more days than the account has',
      why: 'the account is eighteen days old, 67 days are told',
      by: 'another answer',
      person: 'patient',
      wrong: () => [INSIGHT],
    },
    {
      what: 'an interval with 0 in it',
      why: 'its ends lie on the same side of 0',
      by: 'a rule',
      wrong: () => [
        {
          ...INSIGHT,
          sentence: [
            {
              text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg（95% 区间 -2–14）。',
              tone: 'plain',
            },
          ],
          low: -2,
          high: 14,
        },
      ],
    },
    {
      what: 'the estimate lies beside its interval',
      why: 'an estimate lies within',
      by: 'itself',
      wrong: () => [
        {
          ...INSIGHT,
          sentence: [
            {
              text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 12 mmHg（95% 区间 2–10）。',
              tone: 'plain',
            },
          ],
          elderSentence: [
            { text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 12 mmHg。', tone: 'plain' },
          ],
          how: ['睡不足 6 小时的 9 天，早晨高压平均 146.8；其余 58 天平均 134.8。'],
          estimate: 12,
        },
      ],
    },
    {
      what: 'beyond chance with p of a half',
      why: 'what has shown beyond chance',
      by: 'a rule',
      label: 'unlikely',
      wrong: () => [{ ...INSIGHT, p: 0.5 }],
    },
  ],
})
