// Heart rate: zones, the baseline, the quietest hour, and means that the readings do not have.
import { both, replace, set, shifted, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getHeartRate'
const DAY = 'heart/1/'
const DOCTOR = 'doctor.getDoctorPage'

/** The slots of a day, each an hour later. */
const anHourLater = (place: string) => both(...Array.from({ length: 12 }, () => shifted(place)))

const said = (from: string, to: string) =>
  both(replace('sentence[0].text', from, to), replace('elderSentence[0].text', from, to))

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the slots of the day stand an hour late, by the clock of another zone',
      why: 'the last slot with a reading begins at 10:55, after lastTime and after the answer itself',
      by: 'itself',
      at: DAY,
      wrong: both(anHourLater('details'), anHourLater('lowDetails'), anHourLater('hiDetails')),
    },
    {
      what: 'the zones come from 220 minus the age',
      why: 'the contract has 208 - 0.7 x age, which is 158 at 72: zones begin at 90, 101 and 121',
      by: 'a rule',
      wrong: both(
        set('zones[0].to', 84),
        set('zones[1].from', 84),
        set('zones[1].to', 95),
        set('zones[2].from', 95),
        set('zones[2].to', 114),
        set('zones[3].from', 114),
      ),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'the mean of the day is that of its waking hours, in all spans',
    why: 'each slot of the day has one reading, and the mean of the 120 readings is 62.5',
    by: 'itself',
    changes: [
      { call: CALL, at: DAY, wrong: both(set('avg', 67), said('平均 63', '平均 67')) },
      { call: CALL, at: 'heart/2/', wrong: set('details[-1]', 67) },
      { call: CALL, at: 'heart/3/', wrong: set('details[-1]', 67) },
    ],
  },
  {
    what: 'the resting rate is that of the quietest hour of the whole day, night included',
    why: 'no hour of the slots from 07:00 on has a mean below 64.9',
    by: 'itself',
    changes: [
      { call: CALL, at: DAY, wrong: both(set('resting', 56), said('安静时 65', '安静时 56')) },
      {
        call: DOCTOR,
        wrong: both(
          set('restingHeart.days[-1].value', 56),
          texts('restingHeart.text', (text) => text.replace('平均 64', '平均 63')),
        ),
      },
    ],
  },
])

export const heart = [...SINGLE, ...TOGETHER]
