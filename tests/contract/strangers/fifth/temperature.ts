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
])

export const temperature = [...SINGLE, ...TOGETHER]
