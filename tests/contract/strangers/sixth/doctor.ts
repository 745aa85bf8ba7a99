// The page for the doctor and what was sent: ages, units, columns, parts of the day, and links that have ended.
import { both, replace, rows, set, swapped } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const PAGE = 'doctor.getDoctorPage'
const SHARES = 'doctor.listDoctorShares'

const sent = {
  id: '3f0c2e58-9a77-4f0e-8b57-0c5d1a2b7e44',
  form: 'family',
  createdAt: '2026-02-20T09:00:00+08:00',
  expiresAt: '2026-02-27T09:00:00+08:00',
  state: 'ended',
  revokedAt: null,
  seen: 2,
  lastSeenAt: '2026-02-21T20:00:00+08:00',
}

const single = strangersOf({
  [PAGE]: [
    {
      what: 'the age is the difference of the years',
      why: 'born on 18 March 1953 she is 72 until the middle of this month',
      by: 'another answer',
      wrong: replace('person.facts[1]', '72', '73'),
    },
    {
      what: 'the classes have the mornings in the evenings',
      why: 'the whole span has fifteen readings of mornings and twelve of evenings, and the columns the other way round',
      by: 'itself',
      wrong: rows('pressure.classes', (list) =>
        list.map((row) => swapped('', ['morning', 'evening'])(row, () => undefined)),
      ),
    },
    {
      what: 'the strips were made with the watch',
      why: 'the month of these records was not asked for, and nothing else tells by what they were made',
      by: 'another answer',
      label: 'possible',
      wrong: set('ecg.strips[].source', '手表'),
    },
  ],
  [SHARES]: [
    {
      what: 'a page that was sent a while ago still holds after its time',
      why: 'its end was on 27 February, and ended means by time too',
      by: 'itself',
      wrong: set('', [{ ...sent, state: 'living' }]),
    },
  ],
})

const together = togetherOf([
  {
    what: 'the bad night had falls for four hours, told as minutes in its row and in the first lines',
    why: 'the warning of that night lasted 14,580 seconds, which are 243 minutes',
    by: 'another answer',
    changes: [
      {
        call: PAGE,
        wrong: both(
          set('oxygen.nights[17].minutes', 4),
          replace('conclusions[1].text', '243 分钟', '4 分钟'),
        ),
      },
    ],
  },
  {
    what: 'a reading reaches the reference when it is above it, in weeks, total and the first lines',
    why: 'six of the 27 are below the reference by the classes, so that 21 reach it and not 18',
    by: 'itself',
    changes: [
      {
        call: PAGE,
        wrong: both(
          set('pressure.weeks[3].reached', 6),
          set('pressure.total.reached', 18),
          replace('conclusions[3].text', '27 次里 21 次', '27 次里 18 次'),
        ),
      },
    ],
  },
  {
    what: 'the medicine is taken since the day before by the clock of London, here and in the profile',
    why: 'nothing else of the run knows when she began with it',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: PAGE, wrong: replace('person.medicines[0]', '2026-02-15', '2026-02-14') },
      { call: 'profile.listMedicines', wrong: set('[0].since', '2026-02-14') },
    ],
  },
])

export const doctor = [...single, ...together]
