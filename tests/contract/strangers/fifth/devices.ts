// Devices and the card: what was bound, when it was heard last, and rights of whoever has none.
import { edit, fields, instead, set, times } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const BOUND = 'devices.listBoundDevices'
const SLOTS = 'devices.listDevices'
const ONE = 'devices.getBoundDevice'
const CARD = 'services.getEntitlementDetail'
const MONITOR = '10030001'

const SINGLE = strangersOf({
  [SLOTS]: [
    {
      what: 'types of which nothing is bound are not listed',
      why: 'the three types are listed, each with the one that is bound or none',
      by: 'a rule',
      person: 'son',
      wrong: edit('', (list) => (Array.isArray(list) ? list.slice(0, 1) : list)),
    },
  ],
  [CARD]: [
    {
      what: 'what is left of the card stands as what was used',
      why: 'no other answer tells how often anything was used',
      by: 'another answer',
      label: 'possible',
      wrong: times('items[1].used', 3.8),
    },
  ],
  'services.getRights': [
    {
      what: 'who has no device has the rights of somebody else',
      why: 'there is nothing while no device is bound, and none is',
      by: 'a rule',
      person: 'newcomer',
      wrong: instead('device-rights'),
    },
    {
      what: 'the card ends on the day after its last',
      why: 'its detail has 2026-11-29 as the last day on which it holds',
      by: 'another answer',
      wrong: set('[].kangban.validTo', '2026-11-30'),
    },
  ],
})

const ofMonitor = (at: string) =>
  [
    { call: BOUND, wrong: set(`[deviceTypeCode=${MONITOR}].kangban.lastSync`, at) },
    { call: SLOTS, wrong: set(`[deviceTypeCode=${MONITOR}].lastSync`, at) },
    { call: ONE, at: `deviceType=${MONITOR}`, wrong: set('kangban.lastSync', at) },
  ] as const

const TOGETHER = togetherOf([
  {
    what: 'the monitor was heard last on the evening before',
    why: 'its list has a reading of this morning, which may have come by another way than what counts as being heard',
    by: 'another answer',
    label: 'unlikely',
    changes: ofMonitor('2026-03-01T20:33:00+08:00'),
  },
  {
    what: 'the monitor was given up, and is told as bound by its number, in all calls',
    why: 'only 02 is bound, and the calls tell what the user has bound',
    by: 'a rule',
    changes: [
      { call: BOUND, wrong: set(`[deviceTypeCode=${MONITOR}].bindStatus`, '03') },
      { call: SLOTS, wrong: set(`[deviceTypeCode=${MONITOR}].bindStatus`, '03') },
      { call: ONE, at: `deviceType=${MONITOR}`, wrong: set('bindStatus', '03') },
    ],
  },
  {
    what: 'there is no card, and its dates are gone',
    why: 'the rights in force name the same card, which holds until 11-29',
    by: 'another answer',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 0) },
      {
        call: CARD,
        wrong: fields('', () => ({ validFrom: null, validTo: null })),
      },
    ],
  },
])

export const devices = [...SINGLE, ...TOGETHER]
