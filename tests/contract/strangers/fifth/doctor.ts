// The page for the doctor: ages, counts of nights and readings, illnesses and medicines, links that have ended.
import { both, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'doctor.getDoctorPage'

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'readings that just reach the reference of home do not count as reaching it',
      why: 'of the readings on the page 21 have 135 or 85 and more, three of them no more',
      by: 'itself',
      wrong: both(
        set('pressure.total.reached', 18),
        set('pressure.weeks[3].reached', 6),
        set('pressure.classes[0].morning', 3),
        set('pressure.classes[0].evening', 6),
        set('pressure.classes[1].morning', 4),
        set('pressure.classes[1].evening', 2),
        replace('conclusions[-1].text', '21 次', '18 次'),
      ),
    },
    {
      what: 'nights in which nobody wore the watch are counted among the nights',
      why: 'fifteen of the thirty nights have no lowest value',
      by: 'itself',
      wrong: both(
        replace('oxygen.text', '15 夜', '30 夜'),
        replace('conclusions[1].text', '15 夜里', '30 夜里'),
      ),
    },
    {
      what: 'an illness is lost on the way from the medical history',
      why: 'the history has hypertension and atrial fibrillation',
      by: 'another answer',
      wrong: replace('person.illnesses', '、心房颤动', ''),
    },
    {
      what: 'short nights are those of younger people',
      why: 'a doctor may be told of less than six hours at any age, and the page counts five such nights rightly',
      by: 'another answer',
      label: 'unlikely',
      wrong: both(
        set('sleep.limitMinutes', 360),
        replace('sleep.text', '1 夜不足 5小时', '5 夜不足 6小时'),
      ),
    },
    {
      what: 'how long oxygen was low in a night is told in hours',
      why: 'the event of that night lasts 14580 seconds, from 01:04 on, which are 243 minutes',
      by: 'another answer',
      wrong: both(
        set('oxygen.nights[day=2026-02-18].minutes', 4),
        replace('conclusions[1].text', '243 分钟', '4 分钟'),
      ),
    },
  ],
  'doctor.listDoctorShares': [
    {
      what: 'a link that has ended is told as living',
      why: 'it expired on 02-20, before the answer, and nothing can be opened by it',
      by: 'itself',
      wrong: set('', [
        {
          id: 'd-1',
          form: 'doctor',
          createdAt: '2026-02-13T09:00:00+08:00',
          expiresAt: '2026-02-20T09:00:00+08:00',
          state: 'living',
          revokedAt: null,
          seen: 1,
          lastSeenAt: '2026-02-14T20:00:00+08:00',
        },
      ]),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'the age is the difference of the years, on the page and in the zones of the pulse',
    why: 'who was born on 1953-03-18 is 72 until the 18th of this month',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: replace('person.facts[1]', '72 岁', '73 岁') },
      {
        call: 'monitoring.getHeartRate',
        wrong: both(
          set('zones[0].to', 89),
          set('zones[1].from', 89),
          set('zones[1].to', 100),
          set('zones[2].from', 100),
        ),
      },
    ],
  },
  {
    what: 'an ECG of the month is counted twice by page and screening',
    why: 'six records are counted, and the parts of the sentence are two, two, one and one',
    by: 'itself',
    changes: [
      {
        call: CALL,
        wrong: both(
          set('ecg.count', 7),
          texts('ecg.text', (text) => text.replace('心电 6 次', '心电 7 次')),
        ),
      },
      {
        call: 'reports.getHeartRisk',
        wrong: both(
          replace('sentence[1].text', '6 次心电', '7 次心电'),
          replace('findings[kind=irregular].text', '6 次心电', '7 次心电'),
        ),
      },
    ],
  },
])

export const doctor = [...SINGLE, ...TOGETHER]
