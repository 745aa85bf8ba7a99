import { both, taken } from '../places.ts'
import { strangersOf, type Wrong } from '../stranger.ts'

/** What a real one would be; she has sent nothing. */
const SHARE = {
  id: 's-1',
  reportId: '',
  kind: 'daily',
  day: '2026-03-01',
  endDay: '2026-03-01',
  title: '3月1日 周日',
  createdAt: '2026-03-02T09:00:00+08:00',
  expiresAt: '2026-03-09T09:00:00+08:00',
}

/** The newest daily report has another id in each run. */
const share = (change: Partial<typeof SHARE>): Wrong =>
  both(
    () => [{ ...SHARE, ...change }],
    taken('[0].reportId', { at: 'pn=1&ps=20&kind=daily', place: 'list[0].id' }),
  )

const PAGE = {
  id: '9d2f7a51-6f0e-4f57-9a6c-0b8f3f6f2c10',
  form: 'doctor',
  createdAt: '2026-03-01T10:00:00+08:00',
  expiresAt: '2026-03-08T10:00:00+08:00',
  state: 'living',
  revokedAt: null,
  seen: 0,
  lastSeenAt: null,
}

export const shares = strangersOf({
  'reports.listShares': [
    {
      what: 'a link that lasts longer than it may',
      why: '30 days at most',
      by: 'a rule',
      wrong: share({ expiresAt: '2026-05-02T09:00:00+08:00' }),
    },
    {
      what: 'a link that has ended',
      why: 'living links alone',
      by: 'a rule',
      wrong: share({
        createdAt: '2026-02-20T09:00:00+08:00',
        expiresAt: '2026-02-27T09:00:00+08:00',
      }),
    },
    {
      what: 'the title of another report',
      why: 'the report of that id is of 1 March',
      by: 'another answer',
      wrong: share({ day: '2026-02-28', endDay: '2026-02-28', title: '2月28日 周六' }),
    },
    {
      what: 'a link is there',
      why: 'nothing else tells of it',
      by: 'itself',
      label: 'possible',
      wrong: share({
        createdAt: '2026-03-02T10:01:01+08:00',
        expiresAt: '2026-03-09T10:01:01+08:00',
      }),
    },
  ],
  'doctor.listDoctorShares': [
    {
      what: 'taken back, and still alive',
      why: 'what is taken back has ended',
      by: 'itself',
      wrong: () => [{ ...PAGE, revokedAt: '2026-03-01T12:00:00+08:00' }],
    },
    {
      what: 'never opened, and opened last at noon',
      why: 'what was seen 0 times has no last time',
      by: 'itself',
      wrong: () => [{ ...PAGE, lastSeenAt: '2026-03-01T12:00:00+08:00' }],
    },
    {
      what: 'alive after its end',
      why: 'it ended before now',
      by: 'itself',
      wrong: () => [
        {
          ...PAGE,
          createdAt: '2026-02-20T10:00:00+08:00',
          expiresAt: '2026-02-27T10:00:00+08:00',
          seen: 1,
          lastSeenAt: '2026-02-21T12:00:00+08:00',
        },
      ],
    },
    {
      what: 'opened before it was sent',
      why: 'nobody opens what is not there yet',
      by: 'itself',
      wrong: () => [{ ...PAGE, seen: 1, lastSeenAt: '2026-02-28T12:00:00+08:00' }],
    },
    {
      what: 'a page that was sent',
      why: 'nothing else tells of it',
      by: 'itself',
      label: 'possible',
      wrong: () => [{ ...PAGE, seen: 1, lastSeenAt: '2026-03-01T12:00:00+08:00' }],
    },
  ],
})
