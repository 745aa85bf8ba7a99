import { fields, instead, later, rows, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const devices = strangersOf({
  'devices.listBoundDevices': [
    {
      what: 'a device that was unbound',
      why: 'the list of types has it as bound',
      by: 'another answer',
      wrong: set('[1].bindStatus', '03'),
    },
    {
      what: 'the type’s name is that of another',
      why: '10030001 is the monitor',
      by: 'a rule',
      wrong: set('[1].deviceTypeName', '智能手表'),
    },
    {
      what: 'the two types part',
      why: 'the type stands twice',
      by: 'itself',
      wrong: set('[1].deviceType', '10010002'),
    },
    {
      what: 'a battery of before',
      why: 'the device by itself has 67',
      by: 'another answer',
      wrong: set('[0].kangban.battery', 82),
    },
    {
      what: 'synced in the future',
      why: 'now is 10:01',
      by: 'a rule',
      wrong: later('[0].kangban.lastSync', 8),
    },
    {
      what: 'synced before the newest reading',
      why: 'a reading of the monitor was taken at 05:59 today',
      by: 'another answer',
      wrong: later('[1].kangban.lastSync', -24),
    },
    {
      what: 'the phone of her son',
      why: 'the device is hers, by all other answers',
      by: 'another answer',
      wrong: set('[].userPhone', '138****0002'),
    },
    {
      what: 'two watches',
      why: 'of each type a user has one',
      by: 'a rule',
      wrong: rows('', (all) => [...all, { ...(all[0] as object), deviceCode: 'KW68111238' }]),
    },
    {
      what: 'the devices of everybody',
      why: 'the list of types has one of each',
      by: 'another answer',
      person: 'son',
      wrong: instead('bind-device-list'),
    },
  ],
  'devices.listDevices': [
    { what: 'a type is missing', why: 'the three types', by: 'a rule', wrong: without('', 2) },
    {
      what: 'the code of the device is another one',
      why: 'the list of the bound has KE06681376',
      by: 'another answer',
      wrong: set('[2].deviceCode', 'KE06681377'),
    },
    {
      what: 'a slot of nobody says bound',
      why: 'the list of the bound has a watch alone',
      by: 'another answer',
      person: 'son',
      wrong: fields('[1]', () => ({ bindStatus: '02' })),
    },
    {
      what: 'the battery in tenths',
      why: 'the list of the bound has 67',
      by: 'another answer',
      wrong: set('[0].battery', 7),
    },
  ],
  'devices.getBoundDevice': [
    {
      what: 'the watch whatever was asked for',
      why: 'the recorder was asked for',
      by: 'a rule',
      at: 'deviceType=10040001',
      wrong: instead('deviceType=10010002'),
    },
    {
      what: 'nothing for a device that is bound',
      why: 'the list of the bound has it',
      by: 'another answer',
      at: 'deviceType=10030001',
      wrong: () => null,
    },
    {
      what: 'hers for her son',
      why: 'his list has no monitor',
      by: 'another answer',
      at: 'deviceType=10030001',
      person: 'son',
      wrong: instead('deviceType=10030001'),
    },
    {
      what: 'synced at another moment',
      why: 'the list of the bound has 09:55',
      by: 'another answer',
      at: 'deviceType=10010002',
      wrong: later('kangban.lastSync', -2),
    },
  ],
})
