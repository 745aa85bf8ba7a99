// The archive and what was written to the operator: years, types, uploads, replies and their moments.
import { both, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const ARCHIVE = 'archive.listDocuments'
const FEEDBACK = 'feedback.listFeedback'

const single = strangersOf({
  [ARCHIVE]: [
    {
      what: 'the years are those of the upload',
      why: 'they are the years of the papers, of which the list has one of 2025 and one of 2024',
      by: 'itself',
      wrong: set('years', [{ year: 2026, total: 4 }]),
    },
    {
      what: 'a paper was uploaded before the account was there',
      why: 'the account is there since 12 February, and the reports have the paper as of the 15th',
      by: 'another answer',
      wrong: set('list[day=2026-02-10].createdAt', '2026-02-05T19:00:00+08:00'),
    },
  ],
  [FEEDBACK]: [
    {
      what: 'a reply came before the question',
      why: 'it is told as of 15 February in the morning, and the question of that evening',
      by: 'itself',
      wrong: set('[2].repliedAt', '2026-02-15T09:45:00+08:00'),
    },
  ],
})

const together = togetherOf([
  {
    what: 'a visit is told as a stay in hospital, in the archive and among the reports',
    why: 'the type of the paper is outpatient, which is called 门诊',
    by: 'a rule',
    changes: [
      { call: ARCHIVE, wrong: set('list[type=outpatient].typeName', '住院') },
      { call: 'reports.listReports', wrong: set('list[title=门诊].title', '住院') },
    ],
  },
  {
    what: 'a paper is a month older in the archive and among the reports of its kind',
    why: 'all the reports have one of 10 February by the same id',
    by: 'another answer',
    changes: [
      { call: ARCHIVE, wrong: set('list[type=laboratory].day', '2026-01-30') },
      {
        call: 'reports.listReports',
        at: 'kind=document',
        wrong: both(set('list[0].day', '2026-01-30'), set('list[0].endDay', '2026-01-30')),
      },
    ],
  },
])

export const archive = [...single, ...together]
