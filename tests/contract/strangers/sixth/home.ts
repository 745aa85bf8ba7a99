// Home: how new it is, which day a word means, and what its cards share with other pages.
import { both, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const HOME = 'home.getHomeSummary'
const SUMMARY = 'warnings.getWarningSummary'

const single = strangersOf({
  [HOME]: [
    {
      what: 'the data is as new as the last night, while cards tell of the morning after',
      why: 'the heart was measured at 09:55, more than four hours behind what home calls newest',
      by: 'itself',
      wrong: set('updatedAt', '2026-03-02T05:15:00+08:00'),
    },
    {
      what: 'the electrocardiogram of yesterday is told as one of today',
      why: 'it was measured on 1 March, and the day of home is the second',
      by: 'itself',
      wrong: replace('cards[metric=ecg].note', '昨天', '今天'),
    },
    {
      what: 'a waking of the night is light sleep among the stages',
      why: 'the stages then come to 368 minutes asleep, and the card’s value is 359',
      by: 'itself',
      wrong: set('cards[metric=sleep].stages[6].stage', 'light'),
    },
  ],
})

const yesterday = texts('matters[0].when', (text) => text.replace('前天', '昨天'))

const together = togetherOf([
  {
    what: 'the night before yesterday is called yesterday, in the matter and in the sentence of home',
    why: 'the matter began on 28 February, two days before the second of March',
    by: 'itself',
    changes: [
      {
        call: HOME,
        wrong: both(
          yesterday,
          replace('sentence[0].text', '前天', '昨天'),
          replace('elderSentence[0].text', '前天', '昨天'),
        ),
      },
      { call: SUMMARY, wrong: yesterday },
    ],
  },
  {
    what: 'single events are counted as matters, on home and in the sentence of the warnings',
    why: 'two are told of, though matters may wait of which a back end tells nothing',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: HOME, wrong: set('openMatters', 5) },
      {
        call: SUMMARY,
        wrong: both(set('open', 5), replace('sentence[0].text', '2 件事', '5 件事')),
      },
    ],
  },
  {
    what: 'the day of home is still yesterday by the clock of London, with its reminders',
    why: 'their items of today and the newest data are of the second of March',
    by: 'itself',
    changes: [
      { call: HOME, wrong: set('day', '2026-03-01') },
      { call: 'reminders.getReminders', wrong: set('day', '2026-03-01') },
      { call: 'reminders.getReminderDay', wrong: set('day', '2026-03-01') },
    ],
  },
])

export const home = [...single, ...together]
