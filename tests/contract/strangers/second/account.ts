import { later, replace, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const account = strangersOf({
  'account.getAccount': [
    {
      what: 'an account younger than its data',
      why: 'a consent and data are of before',
      by: 'another answer',
      wrong: set('createdAt', '2026-02-20T10:00:00+08:00'),
    },
    {
      what: 'a review that is over before it was asked for',
      why: 'the review comes after',
      by: 'itself',
      person: 'patient',
      wrong: set('deletion', {
        requestedAt: '2026-03-01T10:00:00+08:00',
        reviewedBy: '2026-02-27T10:00:00+08:00',
      }),
    },
    {
      what: 'a deletion asked for before the account',
      why: 'the account was made later',
      by: 'itself',
      person: 'son',
      wrong: set('deletion', {
        requestedAt: '2026-02-01T10:00:00+08:00',
        reviewedBy: '2026-02-03T10:00:00+08:00',
      }),
    },
  ],
  'account.listSessions': [
    {
      what: 'last used at night, before its log-in',
      why: 'it began at 10:00',
      by: 'itself',
      wrong: later('[0].lastUsedAt', -8),
    },
    {
      what: 'none that is of the call',
      why: 'somebody called',
      by: 'a rule',
      person: 'newcomer',
      wrong: set('[].current', false),
    },
    {
      what: 'another device than what happened says',
      why: 'the log-in of the same session says 其他设备',
      by: 'another answer',
      person: 'son',
      wrong: set('[0].device', '苹果手机 · 微信'),
    },
  ],
  'account.listSecurityEvents': [
    {
      what: 'refused, and logged in',
      why: 'who was refused did not log in',
      by: 'itself',
      wrong: set('list[0].refused', true),
    },
    {
      what: 'more than one page of one',
      why: 'a page has 50',
      by: 'a rule',
      wrong: set('more', true),
    },
    {
      what: 'never',
      why: 'what is told happened',
      by: 'itself',
      person: 'patient',
      wrong: set('list[0].count', 0),
    },
    {
      what: 'an event of this evening',
      why: 'the session of it began at 10:01',
      by: 'another answer',
      person: 'son',
      wrong: later('list[0].at', 8),
    },
    {
      what: 'an event before the account',
      why: 'the account was made on 12 February',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('list[0].at', '2026-01-05T10:00:00+08:00'),
    },
  ],
  'account.listConsents': [
    {
      what: 'a text that is not written yet',
      why: 'its version is a day to come, which a text could bear',
      by: 'itself',
      label: 'unlikely',
      wrong: set('[0].version', '2030-01-01'),
    },
    {
      what: 'given tomorrow',
      why: 'nobody has given it yet',
      by: 'another answer',
      person: 'newcomer',
      wrong: () => [
        { kind: 'health-data', version: '2023-11-20', givenAt: '2026-03-03T10:00:00+08:00' },
      ],
    },
    {
      what: 'withdrawn by who is measured',
      why: 'he could have withdrawn it within the last nine minutes',
      label: 'unlikely',
      by: 'another answer',
      person: 'son',
      wrong: set('', []),
    },
  ],
  'account.getFlag': [
    {
      what: 'flagged, who was not',
      why: 'nobody else tells of it',
      by: 'itself',
      label: 'possible',
      person: 'patient',
      wrong: set('isDaoAn', true),
    },
  ],
  'account.getExportLink': [
    {
      what: 'the data of another',
      why: 'the code in it is that of her son',
      by: 'another answer',
      wrong: replace('url', '0001.zip', '0002.zip'),
    },
    {
      what: 'a link that ends in a hundred years',
      why: 'it ends within minutes',
      by: 'a rule',
      person: 'patient',
      wrong: replace('url', /expires=\d+/, 'expires=4102444800'),
    },
    {
      what: 'a link without a signature',
      why: 'it needs no session, so anybody could take it',
      by: 'a rule',
      person: 'son',
      wrong: replace('url', /&signature=.*/, ''),
    },
    {
      what: 'milliseconds for seconds',
      why: 'it would end in 58,000 years',
      by: 'a rule',
      person: 'newcomer',
      wrong: replace('url', /expires=(\d+)/, 'expires=$1000'),
    },
  ],
})
