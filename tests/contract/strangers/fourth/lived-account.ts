// Account and log-in, devices, services and the card.
import { both, instead, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const WATCH = '10010002'
const MONITOR = '10030001'
const RECORDER = '10040001'

/** The three calls that tell of the watch. */
const ofWatch = (field: string, value: unknown) =>
  [
    {
      call: 'devices.listBoundDevices',
      wrong: set(`[deviceType=${WATCH}].kangban.${field}`, value),
    },
    { call: 'devices.listDevices', wrong: set(`[deviceTypeCode=${WATCH}].${field}`, value) },
    {
      call: 'devices.getBoundDevice',
      at: `deviceType=${WATCH}`,
      wrong: set(`kangban.${field}`, value),
    },
  ] as const

const ofCode = { at: 'bind-device-list', place: '[0].deviceCode', person: 'son' } as const

const named = both(
  set(`[deviceTypeCode=${MONITOR}].deviceTypeName`, '心电仪'),
  set(`[deviceTypeCode=${RECORDER}].deviceTypeName`, '血压仪'),
)

const held = (first: string, last: string) =>
  [
    {
      call: 'services.getEntitlementDetail',
      wrong: both(set('validFrom', first), set('validTo', last)),
    },
    { call: 'services.getRights', wrong: set('[].kangban.validTo', last) },
  ] as const

const TOGETHER = togetherOf([
  {
    what: 'a watch that was last read a day ago, in all that tells of it',
    why: 'home has a heart rate of the watch of today, 09:55',
    by: 'another answer',
    changes: ofWatch('lastSync', '2026-03-01T09:55:00+08:00'),
  },
  {
    what: 'a watch read at an hour that is still to come',
    why: 'home was made at 10 o’clock of that day',
    by: 'another answer',
    changes: ofWatch('lastSync', '2026-03-02T17:55:00+08:00'),
  },
  {
    what: 'the names of monitor and recorder, each for the other, everywhere',
    why: '10030001 is the monitor of blood pressure and 10040001 the recorder of ECGs',
    by: 'a rule',
    changes: [
      { call: 'devices.listBoundDevices', wrong: named },
      { call: 'devices.listDevices', wrong: named },
      {
        call: 'devices.getBoundDevice',
        at: `deviceType=${MONITOR}`,
        wrong: set('deviceTypeName', '心电仪'),
      },
      {
        call: 'devices.getBoundDevice',
        at: `deviceType=${RECORDER}`,
        wrong: set('deviceTypeName', '血压仪'),
      },
    ],
  },
  {
    what: 'rights of devices that are all unbound',
    why: 'nobody is entitled to anything while no device is bound',
    by: 'a rule',
    changes: [
      { call: 'devices.listBoundDevices', wrong: set('[].bindStatus', '03') },
      { call: 'devices.listDevices', wrong: set('[].bindStatus', '03') },
      { call: 'devices.getBoundDevice', wrong: set('bindStatus', '03') },
    ],
  },
  {
    what: 'the watch of her son',
    why: 'only who sees his answers too can tell',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: 'devices.listBoundDevices', wrong: taken('[0].deviceCode', ofCode) },
      { call: 'devices.listDevices', wrong: taken('[0].deviceCode', ofCode) },
      {
        call: 'devices.getBoundDevice',
        at: `deviceType=${WATCH}`,
        wrong: taken('deviceCode', ofCode),
      },
    ],
  },
  {
    what: 'a card in force of who has no device',
    why: 'what one is entitled to needs a bound device, and none is bound',
    by: 'a rule',
    person: 'patient',
    changes: [
      { call: 'services.getRights', wrong: instead('device-rights') },
      { call: 'services.getEntitlement', wrong: set('isHave', 1) },
      { call: 'services.getEntitlementDetail', wrong: instead('equity/v1/detail') },
    ],
  },
  {
    what: 'rights of a card that ended two days ago',
    why: 'rights are those of now, and today is 2 March',
    by: 'another answer',
    changes: held('2025-03-01', '2026-02-28'),
  },
  {
    what: 'rights of a card that begins tomorrow',
    why: 'rights are those of now, and today is 2 March',
    by: 'another answer',
    changes: held('2026-03-03', '2027-03-02'),
  },
  {
    what: 'a card that is gone with what was used of it',
    why: 'what was used of a card that has ended may be told',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 0) },
      { call: 'services.getRights', wrong: () => [] },
      {
        call: 'services.getEntitlementDetail',
        wrong: both(set('validFrom', null), set('validTo', null)),
      },
    ],
  },
  {
    what: 'a log-in before the account, as session and as event',
    why: 'the account is there since 12 February',
    by: 'another answer',
    changes: [
      { call: 'account.listSessions', wrong: set('[0].createdAt', '2026-02-10T08:00:00+08:00') },
      {
        call: 'account.listSecurityEvents',
        wrong: set('list[0].at', '2026-02-10T08:00:00+08:00'),
      },
    ],
  },
  {
    what: 'the session of the call logged out',
    why: 'this very session goes on being answered, and nothing else tells of its log-in',
    by: 'another answer',
    changes: [
      {
        call: 'account.listSecurityEvents',
        wrong: both(set('list[0].kind', 'logged-out'), set('list[0].text', '退出了登录')),
      },
    ],
  },
])

const SINGLE = strangersOf({
  'account.listSecurityEvents': [
    {
      what: 'nothing of the log-in that the session began with',
      why: 'the session began today, and a log-in is kept for 180 days',
      by: 'another answer',
      wrong: set('list', []),
    },
    {
      what: 'an own log-in that was refused',
      why: 'only a log-in that failed or a look that was refused is',
      by: 'a rule',
      wrong: set('list[0].refused', true),
    },
    {
      what: 'another page behind a single row',
      why: 'a page has 50 rows before there is another',
      by: 'a rule',
      person: 'patient',
      wrong: set('more', true),
    },
    {
      what: 'a log-in that happened no time',
      why: 'what is listed has happened once at least',
      by: 'itself',
      person: 'son',
      wrong: set('list[0].count', 0),
    },
    {
      what: 'a log-in from a device that its session does not know',
      why: 'the session of the call tells of another device',
      by: 'another answer',
      wrong: set('list[0].device', '苹果手机 · 微信'),
    },
  ],
  'account.getExportLink': [
    {
      what: 'the file of her son',
      why: 'her code ends with 1',
      by: 'another answer',
      wrong: replace('url', 'U000000000000000001', 'U000000000000000002'),
    },
    {
      what: 'an end of the link in milliseconds',
      why: 'how an address counts its end is its own affair',
      by: 'a rule',
      label: 'possible',
      wrong: replace('url', /expires=(\d+)/, 'expires=$1000'),
    },
  ],
  'account.listConsents': [
    {
      what: 'a consent given twice',
      why: 'the first one counts, and there is one of a kind',
      by: 'itself',
      wrong: rows('', (list) => [...list, ...list]),
    },
    {
      what: 'no consent of who is measured',
      why: 'it may have been withdrawn a minute ago',
      by: 'another answer',
      label: 'unlikely',
      wrong: () => [],
    },
  ],
  'account.getFlag': [
    {
      what: 'no flag for the emergency help',
      why: 'nothing else tells whether there is one',
      by: 'another answer',
      label: 'possible',
      wrong: set('isDaoAn', false),
    },
  ],
  'devices.getBoundDevice': [
    {
      what: 'the recorder for the monitor of blood pressure, by a filter of the wrong column',
      why: 'it was asked for the monitor, which is listed as bound',
      by: 'another answer',
      at: `deviceType=${MONITOR}`,
      wrong: instead(`deviceType=${RECORDER}`),
    },
  ],
  'devices.listDevices': [
    {
      what: 'only those types of which he has a device',
      why: 'the list has all three types',
      by: 'a rule',
      person: 'son',
      wrong: rows('', (list) => list.slice(0, 1)),
    },
  ],
  'services.getRights': [
    {
      what: 'a card that ends a day later than it holds',
      why: 'the card itself tells its last day',
      by: 'another answer',
      person: 'son',
      wrong: set('[0].kangban.validTo', '2026-11-30'),
    },
  ],
  'services.listNews': [
    {
      what: 'an article twice in the place of two',
      why: 'a list of news may be put together carelessly',
      by: 'itself',
      label: 'unlikely',
      wrong: rows('', (list) => [...list.slice(0, 1), ...list.slice(0, 1), ...list.slice(2)]),
    },
  ],
})

export const account = [...TOGETHER, ...SINGLE]
