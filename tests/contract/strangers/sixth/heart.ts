// The heart rate, the home card and the doctor's page beside it: ages, windows, the newest reading, and words against numbers.
import { both, later, replace, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const HEART = 'monitoring.getHeartRate'
const HOME = 'home.getHomeSummary'
const CARD = 'cards[metric=heartRate]'

const ZONES = (light: number, moderate: number, vigorous: number) =>
  both(
    set('zones[0].to', light),
    set('zones[1].from', light),
    set('zones[1].to', moderate),
    set('zones[2].from', moderate),
    set('zones[2].to', vigorous),
    set('zones[3].from', vigorous),
  )

const single = strangersOf({
  [HEART]: [
    {
      what: 'the zones are those of a person of forty-five, in all spans',
      why: 'born in March 1953 she is 72, whose greatest rate of 157.6 has its zones at 90, 101 and 121',
      by: 'another answer',
      wrong: ZONES(101, 113, 136),
    },
    {
      what: 'the zones are cut down to whole beats where ours are rounded',
      why: 'the contract names the shares and not how a whole number comes of them',
      by: 'a rule',
      label: 'possible',
      wrong: ZONES(89, 100, 121),
    },
    {
      what: 'the usual rate is made of today as well',
      why: 'of the thirty days before today the watch was worn on fourteen, says the screening of the heart',
      by: 'another answer',
      wrong: set('baseline.days', 15),
    },
  ],
})

const quietNight = both(
  set('resting', 57),
  replace('sentence[0].text', '安静时 65', '安静时 57'),
  replace('elderSentence[0].text', '安静时 65', '安静时 57'),
)

const together = togetherOf([
  {
    what: 'the quietest hour of the day is looked for in the night too',
    why: 'it lies between 7 and 22 o’clock, where no reading of today is below 62',
    by: 'itself',
    changes: [
      { call: HEART, at: '/heart/1/', wrong: quietNight },
      { call: 'doctor.getDoctorPage', wrong: set('restingHeart.days[-1].value', 57) },
    ],
  },
  {
    what: 'the newest reading is told eight hours too early everywhere',
    why: 'the day has readings in every five minutes until 09:55, so none of 01:55 is the newest',
    by: 'itself',
    changes: [
      { call: HEART, wrong: later('lastTime', -8) },
      { call: HOME, wrong: later(`${CARD}.measuredAt`, -8) },
    ],
  },
  {
    what: 'the newest reading is another one than the last of the day',
    why: 'the five minutes of 09:55 have 66 alone as lowest, middle and highest, and not 72',
    by: 'itself',
    changes: [
      { call: HEART, wrong: set('last', 72) },
      { call: HOME, wrong: both(set(`${CARD}.value`, 72), set(`${CARD}.trend[-1]`, 72)) },
    ],
  },
])

export const heart = [...single, ...together]
