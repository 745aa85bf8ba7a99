// Skin temperature at night: signs, the nights of a baseline, and nights that have none.
import { both, numbers, replace, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getTemperature'
const MONTH = 'temperature/3/'
const CARD = 'cards[metric=temperature]'

const turned = (place: string) => numbers(place, (value) => -value)

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the baseline counts the night that is compared with it',
      why: 'the month has 14 nights before the last one, and 15 are counted',
      by: 'another answer',
      wrong: set('baselineNights', 15),
    },
    {
      what: 'nights without a baseline differ by nothing from it',
      why: 'a baseline needs three nights, and before each of these there were fewer',
      by: 'a rule',
      at: MONTH,
      wrong: both(set('deviations[15]', 0), set('deviations[16]', 0), set('deviations[17]', 0)),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'each difference is that of the baseline from the night, wherever it is told',
    why: 'a deviation is the mean of the night less the baseline: 34.71 less 34.59',
    by: 'a rule',
    changes: [
      { call: CALL, wrong: both(turned('deviation'), turned('deviations[]')) },
      {
        call: 'home.getHomeSummary',
        wrong: both(turned(`${CARD}.trend[]`), replace(`${CARD}.note`, '高', '低')),
      },
    ],
  },
  {
    what: 'the mean of the night is the newest value of the day, and so is home',
    why: 'no half hour of the night lies below 34.4, and the mean of the night is told as 33.7',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: 'temperature/1/',
        wrong: both(
          set('nightMean', 33.7),
          set('deviation', -0.89),
          set('state', 'low'),
          set('stateText', '偏低'),
        ),
      },
      {
        call: 'home.getHomeSummary',
        wrong: both(
          set(`${CARD}.value`, 33.7),
          set(`${CARD}.state`, 'low'),
          set(`${CARD}.stateText`, '偏低'),
          set(`${CARD}.note`, '比平时低 0.9℃'),
        ),
      },
    ],
  },
])

export const temperature = [...SINGLE, ...TOGETHER]
