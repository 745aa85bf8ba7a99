import { both, instead, set, shifted, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const home = strangersOf({
  'home.getHomeSummary': [
    {
      what: 'the heart rate of five minutes ago',
      why: 'the page has 66 at 09:55',
      by: 'another answer',
      wrong: both(
        set('cards[metric=heartRate].value', 63),
        set('cards[metric=heartRate].measuredAt', '2026-03-02T09:50:00+08:00'),
      ),
    },
    {
      what: 'the beginning of the night for its end',
      why: 'it ended at 05:15',
      by: 'a rule',
      wrong: set('cards[metric=sleep].measuredAt', '2026-03-01T22:33:00+08:00'),
    },
    {
      what: 'a night without its first stage',
      why: 'the stages but those awake come to 359 minutes',
      by: 'itself',
      wrong: without('cards[metric=sleep].stages', 0),
    },
    {
      what: 'a matter that is over among those that wait',
      why: 'two wait, and the summary says new',
      by: 'another answer',
      wrong: set('matters[1].state', 'over'),
    },
    {
      what: 'the home of yesterday',
      why: 'its data is of 2 March',
      by: 'itself',
      wrong: set('day', '2026-03-01'),
    },
    {
      what: 'a grave matter in a plain voice',
      why: 'its level is bad',
      by: 'itself',
      wrong: both(set('sentence[].tone', 'plain'), set('elderSentence[].tone', 'plain')),
    },
    {
      what: 'all well for the elderly',
      why: 'two matters wait',
      by: 'itself',
      wrong: set('elderSentence', [{ text: '各项正常。', tone: 'plain' }]),
    },
    {
      what: "the son's day for a patient without devices",
      why: 'no device is bound and no page has data',
      by: 'another answer',
      person: 'patient',
      wrong: instead('home-summary', 'son'),
    },
    {
      what: 'no step for who wears nothing',
      why: 'null is what nothing measured is told by, and nothing was',
      by: 'a rule',
      person: 'newcomer',
      wrong: set('cards[metric=steps].value', 0),
    },
    {
      what: 'low oxygen in words alone',
      why: 'the card is normal, and no matter waits',
      by: 'itself',
      person: 'son',
      wrong: set('sentence', [{ text: '前天血氧低到 89%，请今天问问医生。', tone: 'bad' }]),
    },
    {
      what: 'steps of the hours added up',
      why: 'the hours of the page are 505, 1,313 and 86',
      by: 'another answer',
      wrong: set('cards[metric=steps].trend', [
        0,
        0,
        0,
        0,
        0,
        505,
        1818,
        1818,
        1818,
        1904,
        ...Array<null>(14).fill(null),
      ]),
    },
    {
      what: 'reminded tomorrow of what is new',
      why: 'a back end could keep a pause for what is new',
      by: 'a rule',
      label: 'possible',
      wrong: set('matters[0].remindAt', '2026-03-03T08:00:00+08:00'),
    },
    {
      what: 'trends of the card beside it',
      why: 'the newest night is 401 minutes',
      by: 'itself',
      person: 'son',
      wrong: shifted('cards[metric=sleep].trend'),
    },
    {
      what: 'a pressure of who has no monitor',
      why: 'the page for the doctor counts no reading until today',
      by: 'another answer',
      person: 'son',
      wrong: both(
        set('cards[metric=bloodPressure].value', 128),
        set('cards[metric=bloodPressure].secondValue', 79),
        set('cards[metric=bloodPressure].measuredAt', '2026-03-02T07:12:00+08:00'),
        set('cards[metric=bloodPressure].state', 'normal'),
        set('cards[metric=bloodPressure].stateText', '正常'),
      ),
    },
    {
      what: 'a device to be bound by who has one',
      why: 'his watch is bound',
      by: 'another answer',
      person: 'son',
      wrong: both(
        set('sentence', [{ text: '还没有绑定设备，绑好后这里每天说说您的身体。', tone: 'plain' }]),
        set('elderSentence', [{ text: '请先绑定设备。', tone: 'plain' }]),
      ),
    },
  ],
})
