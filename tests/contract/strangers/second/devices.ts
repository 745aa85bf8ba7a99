import { both, instead, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const devices = strangersOf({
  'devices.listBoundDevices': [
    {
      what: 'another charge',
      why: 'the list of the three types has 67',
      by: 'another answer',
      wrong: set('[0].kangban.battery', 76),
    },
    {
      what: 'last heard of at night',
      why: 'a heart rate of 09:55 came from it',
      by: 'another answer',
      wrong: set('[0].kangban.lastSync', '2026-03-02T01:55:00+08:00'),
    },
    {
      what: "the mother's devices",
      why: 'he has one of them alone',
      by: 'another answer',
      person: 'son',
      wrong: instead('bind-device-list'),
    },
    {
      what: 'charged to more than full',
      why: 'a charge ends at 100 %',
      by: 'itself',
      person: 'son',
      wrong: set('[0].kangban.battery', 167),
    },
  ],
  'devices.listDevices': [
    {
      what: 'a watch that is not bound',
      why: 'his list of bound devices is empty',
      by: 'another answer',
      person: 'patient',
      wrong: instead('v1/device-list', 'son'),
    },
    {
      what: 'names one row late',
      why: '10010002 is the watch',
      by: 'itself',
      person: 'newcomer',
      wrong: both(
        set('[0].deviceTypeName', '血压仪'),
        set('[1].deviceTypeName', '心电仪'),
        set('[2].deviceTypeName', '智能手表'),
      ),
    },
    {
      what: 'never heard of',
      why: 'a heart rate of 09:55 came from it',
      by: 'another answer',
      person: 'son',
      wrong: set('[0].lastSync', null),
    },
  ],
  'devices.getBoundDevice': [
    {
      what: 'the watch for the monitor',
      why: 'another type was asked for',
      by: 'a rule',
      at: 'deviceType=10030001',
      wrong: instead('deviceType=10010002'),
    },
    {
      what: 'a watch of who has none',
      why: 'the list of bound devices is empty',
      by: 'another answer',
      at: 'deviceType=10010002',
      person: 'newcomer',
      wrong: instead('deviceType=10010002'),
    },
    {
      what: 'bound, and never bound',
      why: 'the list of bound devices has it',
      by: 'another answer',
      at: 'deviceType=10010002',
      person: 'son',
      wrong: set('bindStatus', '01'),
    },
  ],
})
