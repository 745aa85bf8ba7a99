// Account, consents, family and contacts: flags against times, masks, limits, and rows that are there twice.
import { both, later, replace, rows, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const FAMILY = 'family.listMembers'
const ACCOUNT = 'account.getAccount'

export const account = strangersOf({
  [ACCOUNT]: [
    {
      what: 'the deletion of the account is reviewed for one day',
      why: 'a request is reviewed for 48 hours, and the moments are 24 apart',
      by: 'a rule',
      wrong: set('deletion', {
        requestedAt: '2026-03-02T09:00:00+08:00',
        reviewedBy: '2026-03-03T09:00:00+08:00',
      }),
    },
    {
      what: 'a deletion was asked for before the only log-in',
      why: 'asking for it ends all sessions, after which somebody may log in, though no event tells of it',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('deletion', {
        requestedAt: '2026-03-01T20:00:00+08:00',
        reviewedBy: '2026-03-03T20:00:00+08:00',
      }),
    },
  ],
  'account.listSessions': [
    {
      what: 'another session is that of the call too',
      why: 'one session makes the call, and two say that they do',
      by: 'itself',
      wrong: both(
        rows('', (list) => [...list, ...list]),
        set('[1].id', '9d2f7a51-6f0e-4f57-9a6c-0b8f3f6f2c10'),
      ),
    },
  ],
  'account.listConsents': [
    {
      what: 'the consent is older than the account',
      why: 'the account is there since 02-12 10:00, and nobody consents before',
      by: 'another answer',
      wrong: later('[0].givenAt', -8),
    },
  ],
  'account.getFlag': [
    {
      what: 'the account is not flagged for emergency help',
      why: 'no other answer tells of the flag',
      by: 'another answer',
      label: 'possible',
      wrong: set('isDaoAn', false),
    },
  ],
  [FAMILY]: [
    {
      what: 'the son has not accepted yet',
      why: 'only what he is answered himself could tell',
      by: 'itself',
      label: 'possible',
      wrong: both(set('sharedWith[0].accepted', false), set('sharedWith[0].daysLeft', 12)),
    },
    {
      what: 'an invitation lasts longer than invitations do',
      why: 'one lapses after 30 days, and this one, since 02-12, has 45 left',
      by: 'a rule',
      wrong: both(set('sharedWith[0].accepted', false), set('sharedWith[0].daysLeft', 45)),
    },
    {
      what: 'the number to ring is that of another contact',
      why: 'the masked one of the same person ends with 0001',
      by: 'itself',
      person: 'son',
      wrong: replace('sharedByOthers[0].tel', '0001', '0009'),
    },
  ],
  'family.listLooks': [
    {
      what: 'the son has looked in the evening that is yet to come',
      why: 'the look is of 18:05, eight hours after the answer',
      by: 'itself',
      wrong: set('list', [
        {
          label: '李建军（儿子）',
          at: '2026-03-02T18:05:00+08:00',
          looks: ['home', 'bloodPressure'],
        },
      ]),
    },
  ],
  'contacts.listContacts': [
    {
      what: 'the first contact is there twice, by the same id',
      why: 'an id names one contact, and a row is told once',
      by: 'itself',
      wrong: rows('', (list) => [...list.slice(0, 1), ...list]),
    },
  ],
})
