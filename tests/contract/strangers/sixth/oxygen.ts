// The oxygen: falls for events, another threshold, a window of last week, and times that are not yet.
import { both, later, replace, set, texts, without } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const OXYGEN = 'monitoring.getOxygen'

const ofMinute = (text: string): string =>
  `${String((Number(text.slice(0, 2)) + 8) % 24).padStart(2, '0')}${text.slice(2)}`

const single = strangersOf({
  [OXYGEN]: [
    {
      what: 'the week is one of last week under the days of this one',
      why: 'its six days before today differ from the same days of the month',
      by: 'another answer',
      at: '/oxygen/2/',
      wrong: both(
        set('details', [95.8, 94.2, 95.9, 95.9, 96, 95.8, 95.7]),
        set('lowDetails', [91, 86, 89, 94, 94, 91, 95]),
        set('hiDetails', [98, 98, 98, 98, 98, 98, 98]),
        set('avg', 95.6),
        set('lowest', 86),
        set('night.lowest', 86),
        (data, answered) => {
          const month = answered('grandmother', '/oxygen/3/') as { warnings: readonly unknown[] }
          return set('warnings', month.warnings.slice(2))(data, answered)
        },
        replace('sentence[0].text', '最低 89%', '最低 86%'),
        replace('elderSentence[0].text', '最低 89%', '最低 86%'),
      ),
    },
  ],
})

const byFalls = (events: number) =>
  both(
    set('lowEvents', events),
    set('night.lowEvents', events),
    replace('sentence[0].text', /有 \d+ 次/, `有 ${events} 次`),
    replace('elderSentence[0].text', /低过 \d+ 次/, `低过 ${events} 次`),
  )

const together = togetherOf([
  {
    what: 'the month counts each reading below the limit, and so does its sleep',
    why: 'falls within an hour are one event as in the warnings, of which the month has four',
    by: 'itself',
    changes: [
      { call: OXYGEN, at: '/oxygen/3/', wrong: byFalls(22) },
      {
        call: 'monitoring.getSleep',
        at: '/sleep/3/',
        wrong: both(
          set('breathWarn', 22),
          replace('kangban.sentence[1].text', '4 次', '22 次'),
          replace('kangban.elderSentence[1].text', '4 次', '22 次'),
        ),
      },
    ],
  },
  {
    what: 'the threshold is two below the one that warnings and words go by',
    why: 'the sentences of the same answers and the limit of their events are 90',
    by: 'itself',
    changes: [
      { call: OXYGEN, wrong: set('threshold', 88) },
      { call: 'doctor.getDoctorPage', wrong: set('oxygen.limit', 88) },
    ],
  },
  {
    what: 'today’s readings stand eight hours later, the newest one on home too',
    why: 'home was made at ten and has data of no later than that, while these go on until 17:30',
    by: 'another answer',
    changes: [
      {
        call: OXYGEN,
        at: '/oxygen/1/',
        wrong: both(texts('detailTimes[]', ofMinute), later('lastTime', 8)),
      },
      { call: 'home.getHomeSummary', wrong: later('cards[metric=oxygen].measuredAt', 8) },
    ],
  },
  {
    what: 'the event that waits is missing from week and month alike',
    why: 'both count it, and the list of warnings has it on a day of both',
    by: 'itself',
    changes: [
      { call: OXYGEN, at: '/oxygen/2/', wrong: without('warnings', 0) },
      { call: OXYGEN, at: '/oxygen/3/', wrong: without('warnings', 0) },
    ],
  },
])

export const oxygen = [...single, ...together]
