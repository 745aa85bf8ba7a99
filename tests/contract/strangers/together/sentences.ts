import { both, replace, set, taken } from '../places.ts'
import { togetherOf } from '../stranger.ts'

export const sentences = togetherOf([
  {
    what: 'units of another scale in the sentences of pressure',
    why: '139/89 are mmHg',
    by: 'itself',
    changes: [
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/1',
        wrong: replace('kangban.sentence[].text', '139/89', '139/89 kPa'),
      },
    ],
  },
  {
    what: 'a day’s sentence stands on the week',
    why: 'seven days are told, and it says today',
    by: 'itself',
    changes: [
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/2',
        wrong: (data, answered) =>
          both(
            taken('kangban.sentence', { at: 'bloodpre/1', place: 'kangban.sentence' }),
            taken('kangban.elderSentence', { at: 'bloodpre/1', place: 'kangban.elderSentence' }),
          )(data, answered),
      },
    ],
  },
  {
    what: 'the month speaks of seven days',
    why: 'thirty days are told',
    by: 'itself',
    changes: [
      {
        call: 'monitoring.getHeartRate',
        at: 'heart/3',
        wrong: both(
          replace('sentence[].text', '近30天', '近7天'),
          replace('elderSentence[].text', '近30天', '近7天'),
        ),
      },
    ],
  },
  {
    what: 'the month of oxygen speaks of seven days',
    why: 'thirty days are told',
    by: 'itself',
    changes: [
      {
        call: 'monitoring.getOxygen',
        at: 'oxygen/3',
        wrong: both(
          replace('sentence[].text', '近30天', '近7天'),
          replace('elderSentence[].text', '近30天', '近7天'),
        ),
      },
    ],
  },
  {
    what: 'falls in the night are said to be of the day',
    why: 'both of the week lie in the night',
    by: 'itself',
    changes: [
      {
        call: 'monitoring.getOxygen',
        at: 'oxygen/2',
        wrong: replace('sentence[].text', '都在夜里', '都在白天'),
      },
    ],
  },
  {
    what: 'sentences are in English',
    why: 'the product speaks Chinese, and so do all other answers',
    by: 'a rule',
    changes: [
      {
        call: 'monitoring.getSleep',
        at: 'sleep/1',
        wrong: both(
          set('kangban.sentence', [
            { text: 'You slept 5 h 59 min last night and woke up often.', tone: 'warn' },
          ]),
          set('kangban.elderSentence', [{ text: 'You woke up often.', tone: 'warn' }]),
        ),
      },
    ],
  },
  {
    what: 'verdicts are in English',
    why: 'all other verdicts are Chinese',
    by: 'a rule',
    changes: [
      { call: 'monitoring.getBloodPressure', wrong: set('kangban.readings[].stateText', 'high') },
    ],
  },
  {
    what: 'sentence and the one for the elderly have changed places',
    why: 'the one for the elderly has fewer words',
    by: 'a rule',
    changes: [
      {
        call: 'monitoring.getSleep',
        at: 'sleep/2',
        wrong: (data, answered) =>
          both(
            taken('kangban.sentence', { place: 'kangban.elderSentence' }),
            taken('kangban.elderSentence', { at: 'sleep/2', place: 'kangban.sentence' }),
          )(data, answered),
      },
    ],
  },
])
