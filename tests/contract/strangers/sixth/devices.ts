// Devices and services: codes and their neighbours, what came last, and cards that are over or in force.
import { instead, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const BOUND = 'devices.listBoundDevices'
const SLOTS = 'devices.listDevices'
const ONE = 'devices.getBoundDevice'
const DETAIL = 'services.getEntitlementDetail'
const RIGHTS = 'services.getRights'

const single = strangersOf({
  [ONE]: [
    {
      what: 'who asks for the watch gets the monitor',
      why: 'the device of the type that was asked for is promised, and the answer has another type',
      by: 'a rule',
      at: 'deviceType=10010002',
      wrong: instead('deviceType=10030001'),
    },
  ],
  [SLOTS]: [
    {
      what: 'the recorder is a type that she has not bound',
      why: 'the list of what is bound has it with 02, and so has the call for its type',
      by: 'another answer',
      wrong: set('[2]', { deviceTypeCode: '10040001', deviceTypeName: '心电仪' }),
    },
  ],
  [RIGHTS]: [
    {
      what: 'somebody without a device is entitled',
      why: 'there is nothing while no device is bound, and the patient’s list of devices is empty',
      by: 'a rule',
      person: 'patient',
      wrong: set('', [
        { kangban: { code: '0001', name: '康伴健康权益卡', validTo: '2026-11-29' } },
      ]),
    },
  ],
  'services.getJumpUrl': [
    {
      what: 'who wants to see a doctor is led to the telephone',
      why: 'type 2 opens the same page, and a partner may have one page for both',
      by: 'another answer',
      label: 'unlikely',
      at: '"type":1}',
      wrong: instead('"type":2}'),
    },
  ],
})

const morning = '2026-03-02T05:15:00+08:00'

const together = togetherOf([
  {
    what: 'the watch sent last when the night was over, in all three calls of devices',
    why: 'the heart was measured at 09:55, which is what a watch does',
    by: 'another answer',
    changes: [
      { call: BOUND, wrong: set('[0].kangban.lastSync', morning) },
      { call: SLOTS, wrong: set('[0].lastSync', morning) },
      { call: ONE, at: 'deviceType=10010002', wrong: set('kangban.lastSync', morning) },
    ],
  },
  {
    what: 'the monitor was given up by both lists',
    why: 'the call for its type answers what is bound, and has the same device with 02',
    by: 'another answer',
    changes: [
      { call: BOUND, wrong: set('[1].bindStatus', '03') },
      { call: SLOTS, wrong: set('[1].bindStatus', '03') },
    ],
  },
  {
    what: 'the card was over yesterday, and still is a right',
    why: 'each entitlement in force is told, and none that ended on 1 March is on the second',
    by: 'a rule',
    changes: [
      { call: RIGHTS, wrong: set('[0].kangban.validTo', '2026-03-01') },
      { call: DETAIL, wrong: set('validTo', '2026-03-01') },
    ],
  },
])

export const devices = [...single, ...together]
