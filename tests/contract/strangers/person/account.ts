import { both, edit, later, replace, rows, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const account = strangersOf({
  'account.getAccount': [
    {
      what: 'an account that began later than its consent',
      why: 'the consent was given on 12 February',
      by: 'another answer',
      wrong: later('createdAt', 24 * 10),
    },
    {
      what: 'reviewed before it was asked for',
      why: 'a review takes 48 hours',
      by: 'a rule',
      wrong: set('deletion', {
        requestedAt: '2026-03-02T09:00:00+08:00',
        reviewedBy: '2026-03-01T09:00:00+08:00',
      }),
    },
    {
      what: 'a review of a week',
      why: 'it takes 48 hours',
      by: 'a rule',
      wrong: set('deletion', {
        requestedAt: '2026-03-02T09:00:00+08:00',
        reviewedBy: '2026-03-09T09:00:00+08:00',
      }),
    },
    {
      what: 'a deletion was asked for',
      why: 'the events of the account know of none',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('deletion', {
        requestedAt: '2026-03-02T09:00:00+08:00',
        reviewedBy: '2026-03-04T09:00:00+08:00',
      }),
    },
  ],
  'account.listSessions': [
    {
      what: 'no session is that of the call',
      why: 'the session of the call stands first',
      by: 'a rule',
      wrong: set('[].current', false),
    },
    {
      what: 'used before it began',
      why: 'a session is not used before it begins',
      by: 'itself',
      wrong: later('[0].lastUsedAt', -3),
    },
    {
      what: 'two are that of the call',
      why: 'a call has one session',
      by: 'itself',
      wrong: rows('', (all) => [
        ...all,
        { ...(all[0] as object), id: '9d2f7a51-6f0e-4f57-9a6c-0b8f3f6f2c10' },
      ]),
    },
    {
      what: 'the session began before its log-in',
      why: 'the log-in is told at 10:00',
      by: 'another answer',
      wrong: both(later('[0].createdAt', -1.5)),
    },
  ],
  'account.listSecurityEvents': [
    {
      what: 'a refusal of what succeeded',
      why: 'a log-in is not refused',
      by: 'itself',
      wrong: set('list[0].refused', true),
    },
    {
      what: 'the words of another kind',
      why: 'logged-in is 登录了',
      by: 'a rule',
      wrong: set('list[0].text', '退出了登录'),
    },
    {
      what: 'kept for half a year of months',
      why: 'the contract says 180 days',
      by: 'a rule',
      wrong: set('keptDays', 182),
    },
    {
      what: 'more on the next page',
      why: 'a page has 50, this one has one',
      by: 'a rule',
      wrong: set('more', true),
    },
    {
      what: 'it happened no time',
      why: 'what is told happened once at least',
      by: 'a rule',
      wrong: set('list[0].count', 0),
    },
    {
      what: 'from another device than the session',
      why: 'current says this session, which has 其他设备',
      by: 'another answer',
      wrong: set('list[0].device', '苹果手机'),
    },
    {
      what: 'older than is told',
      why: 'what is older than 180 days is told no more',
      by: 'a rule',
      wrong: set('list[0].at', '2025-06-02T10:00:00+08:00'),
    },
  ],
  'account.listConsents': [
    {
      what: 'given before the account was there',
      why: 'the account began on 12 February',
      by: 'another answer',
      wrong: later('[0].givenAt', -24 * 40),
    },
    {
      what: 'a consent twice',
      why: 'the first one counts',
      by: 'a rule',
      wrong: rows('', (all) => [...all, all[0]]),
    },
    {
      what: 'of a version to come',
      why: 'the version is a day before it was given',
      by: 'itself',
      wrong: set('[0].version', '2026-03-20'),
    },
  ],
  'account.getFlag': [
    {
      what: 'the flag of somebody else',
      why: 'nobody else tells of it',
      by: 'itself',
      label: 'possible',
      wrong: edit('isDaoAn', (flag) => !flag),
    },
  ],
  'account.getExportLink': [
    {
      what: 'everything of her son',
      why: 'the profile has another code',
      by: 'another answer',
      wrong: replace('url', '0001.zip', '0002.zip'),
    },
    {
      what: 'a link that never ends',
      why: 'it ends after minutes',
      by: 'a rule',
      wrong: replace('url', /expires=\d+/, 'expires=1803959061'),
    },
    {
      what: 'a link that has ended',
      why: 'its own expiry lies before now',
      by: 'itself',
      wrong: replace('url', /expires=\d+/, 'expires=1772410000'),
    },
    {
      what: 'milliseconds where seconds are meant',
      why: 'it ends after minutes',
      by: 'a rule',
      wrong: replace('url', /expires=(\d+)/, 'expires=$1000'),
    },
    {
      what: 'a file of another kind',
      why: 'the contract says a ZIP',
      by: 'a rule',
      wrong: replace('url', '.zip', '.json'),
    },
  ],
})
