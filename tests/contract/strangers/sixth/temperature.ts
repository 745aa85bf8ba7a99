// The temperature of the wrist: the sign, the hours of the night, nights that count, and the band.
import { both, edit, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const TEMPERATURE = 'monitoring.getTemperature'
const HOME = 'home.getHomeSummary'
const CARD = 'cards[metric=temperature]'

const single = strangersOf({
  [TEMPERATURE]: [
    {
      what: 'the night is taken from the baseline instead of the other way round, in all spans',
      why: 'the deviation is the night of 34.71 less the baseline of 34.59, which is above zero',
      by: 'itself',
      wrong: edit('deviation', () => -0.12),
    },
    {
      what: 'a night was left out of the baseline',
      why: 'the month has all fourteen nights before the last one',
      by: 'another answer',
      wrong: set('baselineNights', 13),
    },
  ],
})

const coldestHalfHour = both(set('nightMean', 34.4), set('deviation', -0.19))

const together = togetherOf([
  {
    what: 'the last night has its lowest half-hour for its mean, in all spans and on home',
    why: 'nine of the ten half-hours from midnight to five are above 34.4, up to 35',
    by: 'itself',
    changes: [
      { call: TEMPERATURE, at: '/temperature/1/', wrong: coldestHalfHour },
      {
        call: TEMPERATURE,
        at: '/temperature/2/',
        wrong: both(coldestHalfHour, set('details[-1]', 34.4), set('deviations[-1]', -0.19)),
      },
      {
        call: TEMPERATURE,
        at: '/temperature/3/',
        wrong: both(coldestHalfHour, set('details[-1]', 34.4), set('deviations[-1]', -0.19)),
      },
      {
        call: HOME,
        wrong: both(
          set(`${CARD}.value`, 34.4),
          set(`${CARD}.note`, '比平时低 0.2℃'),
          set(`${CARD}.trend[-1]`, -0.19),
        ),
      },
    ],
  },
  {
    what: 'a deviation within the band is judged as warm, on home too',
    why: 'up to half a degree is normal, and the night differs by 0.12',
    by: 'itself',
    changes: [
      { call: TEMPERATURE, wrong: both(set('state', 'high'), set('stateText', '偏高')) },
      { call: HOME, wrong: both(set(`${CARD}.state`, 'high'), set(`${CARD}.stateText`, '偏高')) },
    ],
  },
])

export const temperature = [...single, ...together]
