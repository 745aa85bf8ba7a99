import { both, later, replace, rows, set, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const LIST = 'warnings.listWarnings'
const PAGE = 'doctor.getDoctorPage'
const PLANS = 'reminders.getReminders'
const TODAY = 'reminders.getReminderDay'

export const togetherTold = togetherOf([
  {
    what: 'a pressure of 165 on page for the doctor and list of warnings',
    why: 'the page of the pressure has 156/96 then',
    by: 'another answer',
    changes: [
      {
        call: PAGE,
        wrong: both(
          set('pressure.readings[-3].sbp', 165),
          set('pressure.total.highest.sbp', 165),
          set('pressure.weeks[4].highest.sbp', 165),
        ),
      },
      { call: LIST, wrong: both(set('[1].value', 165), set('[1].kangban.valueText', '165/96')) },
    ],
  },
  {
    what: 'a reading lost from page for the doctor and month',
    why: 'a warning of 28 February at 07:22 has it',
    by: 'another answer',
    changes: [
      {
        call: PAGE,
        wrong: both(
          rows('pressure.readings', (all) =>
            all.filter((each) => (each as { at: string }).at !== '2026-02-28T07:22:00+08:00'),
          ),
          set('pressure.total.count', 26),
        ),
      },
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/3/',
        wrong: both(without('kangban.readings', 3), set('kangban.count', 26)),
      },
    ],
  },
  {
    what: 'missed before breakfast in both calls',
    why: 'the reading of 05:59 did it',
    by: 'itself',
    changes: [
      { call: PLANS, wrong: both(set('items[0].state', 'missed'), set('done', 1)) },
      { call: TODAY, wrong: both(set('items[0].state', 'missed'), set('done', 1)) },
    ],
  },
  {
    what: 'half past eight in the morning, still to come, in both calls',
    why: 'it is 10:04',
    by: 'another answer',
    changes: [
      {
        call: TODAY,
        wrong: both(set('items[2].time', '08:30'), set('nextAt', '2026-03-02T08:30:00+08:00')),
      },
      {
        call: PLANS,
        wrong: both(set('items[2].time', '08:30'), set('nextAt', '2026-03-02T08:30:00+08:00')),
      },
    ],
  },
  {
    what: 'reminders of tomorrow in both calls',
    why: 'home is of 2 March',
    by: 'another answer',
    changes: [
      { call: PLANS, wrong: both(set('day', '2026-03-03'), set('items[].day', '2026-03-03')) },
      { call: TODAY, wrong: both(set('day', '2026-03-03'), set('items[].day', '2026-03-03')) },
    ],
  },
  {
    what: 'a next reminder in UTC in both calls',
    why: 'the next one is at 20:30',
    by: 'itself',
    changes: [
      { call: PLANS, wrong: later('nextAt', -8) },
      { call: TODAY, wrong: later('nextAt', -8) },
    ],
  },
  {
    what: 'a medicine never taken on the page and still done',
    why: 'it was done at 06:18',
    by: 'itself',
    changes: [
      { call: PLANS, wrong: replace('week', '吃药都吃了', '吃药 1 次吃了 0 次') },
      { call: TODAY, wrong: replace('week', '吃药都吃了', '吃药 1 次吃了 0 次') },
    ],
  },
  {
    what: 'no plan, and items of today',
    why: 'an item is of a plan',
    by: 'another answer',
    changes: [
      { call: PLANS, wrong: set('plans', []) },
      { call: TODAY, wrong: set('week', '') },
    ],
  },
  {
    what: 'no page of a day and a card of it',
    why: 'the card has a value of today',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: 'monitoring.getHeartRate', wrong: () => null },
      { call: 'monitoring.getOxygen', wrong: () => null },
    ],
  },
])
