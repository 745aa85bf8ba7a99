// Account, family and contacts: moments before the account, codes against words, and numbers behind a mask.
import { fieldMoved, later, replace, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const ACCOUNT = 'account.getAccount'
const FAMILY = 'family.listMembers'

const single = strangersOf({
  'account.listConsents': [
    {
      what: 'the consent was given eight hours before the account was there',
      why: 'the account is there since ten o’clock of 12 February, and nobody consents before',
      by: 'another answer',
      wrong: later('[0].givenAt', -8),
    },
  ],
  'account.listSecurityEvents': [
    {
      what: 'events are kept for thirty days',
      why: 'the contract has 180 of them, though another operator may be bound to forget sooner',
      by: 'a rule',
      label: 'unlikely',
      wrong: set('keptDays', 30),
    },
  ],
  'account.listSessions': [
    {
      what: 'the session of the call began eight hours before its log-in',
      why: 'the only log-in that is told of was at ten o’clock, and it is that of this session',
      by: 'another answer',
      wrong: later('[0].createdAt', -8),
    },
  ],
  'account.getExportLink': [
    {
      what: 'the link opens the data of another person',
      why: 'the profile’s user code ends in 1, and the file is named by the one that ends in 2',
      by: 'another answer',
      wrong: replace('url', 'U000000000000000001', 'U000000000000000002'),
    },
  ],
  [FAMILY]: [
    {
      what: 'an accepted invitation lapses in thirty days',
      why: 'days are left to an invitation that nobody has accepted, and of others it is null',
      by: 'a rule',
      wrong: set('sharedWith[0].daysLeft', 30),
    },
    {
      what: 'the mother’s age is the difference of the years',
      why: 'the son’s answers know neither her birthday nor her year',
      by: 'another answer',
      label: 'possible',
      person: 'son',
      wrong: set('sharedByOthers[0].ageYears', 73),
    },
  ],
  'family.listLooks': [
    {
      what: 'the son looked before anything was shared with him',
      why: 'he sees since 12 February what she shares, and the account is no older',
      by: 'another answer',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-02-10T08:05:00+08:00', looks: ['home'] },
      ]),
    },
  ],
  'contacts.listContacts': [
    {
      what: 'the two contacts have each other’s number',
      why: 'the son who sees her data has the number of the daughter then, and people have two',
      by: 'another answer',
      label: 'unlikely',
      wrong: fieldMoved('', 'phone'),
    },
  ],
})

const together = togetherOf([
  {
    what: 'account and consent are two weeks younger than what they are about',
    why: 'the welcome of a new user is in the points since 12 February, and the watch measures since the 16th',
    by: 'another answer',
    changes: [
      { call: ACCOUNT, wrong: set('createdAt', '2026-02-26T10:00:00+08:00') },
      { call: 'account.listConsents', wrong: set('[0].givenAt', '2026-02-26T10:00:00+08:00') },
    ],
  },
])

export const account = [...single, ...together]
