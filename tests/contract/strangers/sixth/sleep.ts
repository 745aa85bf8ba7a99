// The sleep: what counts as waking, whose night a day is, the clock of London, and the hour that words and numbers share.
import { both, later, rows, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const SLEEP = 'monitoring.getSleep'
const HOME = 'home.getHomeSummary'
const DOCTOR = 'doctor.getDoctorPage'

const ofLondon = (text: string): string =>
  `${String((Number(text.slice(0, 2)) + 16) % 24).padStart(2, '0')}${text.slice(2)}`

const single = strangersOf({
  [SLEEP]: [
    {
      what: 'each time awake is an awakening, however short',
      why: 'awakenings are of five minutes or longer, and five of the eight stages awake are',
      by: 'a rule',
      at: '/sleep/1/',
      wrong: set('wakeCount', 8),
    },
    {
      what: 'the share of the recommended time is taken of its upper end',
      why: 'it is that of the middle of five to nine hours, of which 359 minutes are 85 per cent',
      by: 'a rule',
      at: '/sleep/1/',
      wrong: set('sleepCompRate', 66),
    },
  ],
})

const nightBefore = both(
  ...[
    'details',
    'kangban.deepDetails',
    'kangban.lightDetails',
    'kangban.remDetails',
    'kangban.wakeDetails',
    'kangban.scoreDetails',
    'kangban.startDetails',
    'kangban.endDetails',
  ].map((place) => rows(place, (list) => [...list.slice(1), null])),
)

const together = togetherOf([
  {
    what: 'a night belongs to the day on which it began, in week, month and for the doctor',
    why: 'it belongs to the day on which it ended, and the day’s own page and home have one that ended today',
    by: 'another answer',
    changes: [
      { call: SLEEP, at: '/sleep/2/', wrong: both(nightBefore, set('kangban.nights', 6)) },
      { call: SLEEP, at: '/sleep/3/', wrong: nightBefore },
      {
        call: DOCTOR,
        wrong: rows('sleep.nights', (list) =>
          list.map((night, index) => {
            const next = list[index + 1] as { minutes: unknown } | undefined
            return { ...(night as object), minutes: next?.minutes ?? null }
          }),
        ),
      },
    ],
  },
  {
    what: 'the night is told by the clock of London, stage by stage, on home too',
    why: 'the week has the same night from 22:33 to 05:15',
    by: 'another answer',
    changes: [
      {
        call: SLEEP,
        at: '/sleep/1/',
        wrong: both(
          texts('sleepStartTime', ofLondon),
          texts('sleepEndTime', ofLondon),
          texts('detailTimes[]', ofLondon),
        ),
      },
      { call: HOME, wrong: later('cards[metric=sleep].measuredAt', -8) },
    ],
  },
  {
    what: 'the fall of another night is joined to last night',
    why: 'the oxygen of today never was below 95, and neither a warning nor the doctor knows of a fall today',
    by: 'another answer',
    changes: [
      {
        call: SLEEP,
        at: '/sleep/1/',
        wrong: both(
          set('breathWarn', 1),
          set('kangban.lowOxygen', [
            { time: '02:04', endTime: '02:04', lowest: 89, falls: 1, minutes: 1 },
          ]),
          set('kangban.state', 'alert'),
          set('kangban.stateText', '血氧低过'),
          set('kangban.sentence', [
            { text: '昨夜睡了 5 小时 59 分，醒得偏多，', tone: 'warn' },
            { text: '血氧有 1 次低于 90%，请今天问问医生。', tone: 'bad' },
          ]),
          set('kangban.elderSentence', [
            { text: '昨夜醒得偏多，\n', tone: 'warn' },
            { text: '血氧低过 1 次，请今天问问医生。', tone: 'bad' },
          ]),
        ),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=sleep].state', 'alert'),
          set('cards[metric=sleep].stateText', '血氧低过'),
        ),
      },
    ],
  },
])

export const sleep = [...single, ...together]
