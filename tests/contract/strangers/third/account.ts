import { instead, later, plus, replace, set, taken, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const account = strangersOf({
  'account.getAccount': [
    {
      what: 'an account younger than its consent',
      why: 'the consent was given on 12 February',
      by: 'another answer',
      wrong: set('createdAt', '2026-02-20T10:00:00+08:00'),
    },
    {
      what: 'a request for deletion that is reviewed before it was made',
      why: 'a review ends 48 hours after its request',
      by: 'itself',
      person: 'patient',
      wrong: set('deletion', {
        requestedAt: '2026-03-02T09:00:00+08:00',
        reviewedBy: '2026-02-28T09:00:00+08:00',
      }),
    },
  ],
  'account.listSessions': [
    {
      what: 'no session of the call',
      why: 'the call was made by one',
      by: 'a rule',
      wrong: set('[0].current', false),
    },
    {
      what: 'a session last used before it began',
      why: 'its beginning is its first use',
      by: 'itself',
      person: 'son',
      wrong: later('[0].lastUsedAt', -8),
    },
  ],
  'account.listSecurityEvents': [
    {
      what: 'a log-in that was refused',
      why: 'its kind says that it succeeded, and the session is there',
      by: 'itself',
      wrong: set('list[0].refused', true),
    },
    {
      what: 'a further page of events that is not there',
      why: 'a page has 50 and this has one',
      by: 'a rule',
      person: 'newcomer',
      wrong: set('more', true),
    },
    {
      what: 'events kept for half a year told in months',
      why: 'the contract has 180 days',
      by: 'a rule',
      wrong: set('keptDays', 6),
    },
  ],
  'account.listConsents': [
    {
      what: 'a consent given after its data came',
      why: 'it is dated to the future',
      by: 'a rule',
      wrong: later('[0].givenAt', 24 * 30),
    },
  ],
  'account.getExportLink': [
    {
      what: 'the export of the grandmother for the patient',
      why: 'his code is another',
      by: 'another answer',
      person: 'patient',
      wrong: instead('export-link'),
    },
    {
      what: 'a link that ended yesterday',
      why: 'it ends minutes from now',
      by: 'a rule',
      wrong: replace('url', 'expires=1772417344', 'expires=1772330944'),
    },
  ],
  'account.getFlag': [
    {
      what: 'the flag of another account',
      why: 'nothing else tells of it',
      by: 'itself',
      label: 'possible',
      person: 'son',
      wrong: set('isDaoAn', true),
    },
  ],
  'contacts.listContacts': [
    {
      what: 'the own phone as that of the daughter',
      why: 'it calls nobody else, though she may keep it so',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('[1].phone', '13800000001'),
    },
    {
      what: 'phones of the contacts masked',
      why: 'nobody can be called by stars',
      by: 'a rule',
      label: 'unlikely',
      wrong: replace('[0].phone', '0000', '****'),
    },
  ],
  'family.listMembers': [
    {
      what: 'an age by the calendar year',
      why: 'she was born on 18 March 1953 and her page for the doctor has 72',
      by: 'another answer',
      person: 'son',
      wrong: plus('sharedByOthers[0].ageYears', 1),
    },
    {
      what: 'the sharing seen from the other side',
      why: 'he shares nothing, and the code in it is hers',
      by: 'another answer',
      person: 'son',
      wrong: instead('family/v1/app/members'),
    },
    {
      what: 'an accepted sharing that ends in days',
      why: 'only an invitation has days left',
      by: 'itself',
      wrong: set('sharedWith[0].daysLeft', 7),
    },
    {
      what: 'a phone of another than the mask shows',
      why: '138****0001 is not the end of 13800000004',
      by: 'itself',
      person: 'son',
      wrong: set('sharedByOthers[0].tel', '13800000004'),
    },
  ],
  'family.listLooks': [
    {
      what: 'a look by somebody with whom nothing is shared',
      why: 'his members are empty, though a sharing may have ended since',
      by: 'another answer',
      label: 'unlikely',
      person: 'patient',
      wrong: set('list', [{ label: '女儿', at: '2026-03-01T16:05:00+08:00', looks: ['home'] }]),
    },
  ],
  'devices.listBoundDevices': [
    {
      what: 'the devices of all three types of which one is given up',
      why: 'the list of types has it as bound',
      by: 'another answer',
      wrong: set('[1].bindStatus', '03'),
    },
    {
      what: 'the watch last seen before its newest reading',
      why: 'the heart has one of 09:55',
      by: 'another answer',
      wrong: later('[0].kangban.lastSync', -3),
    },
    {
      what: 'a charge of the battery of another device',
      why: 'the recorder has 92 by its own call',
      by: 'another answer',
      wrong: set('[2].kangban.battery', 67),
    },
    {
      what: 'the name of the recorder for the monitor’s type',
      why: '10030001 is 血压仪',
      by: 'a rule',
      wrong: set('[1].deviceTypeName', '心电仪'),
    },
  ],
  'devices.listDevices': [
    {
      what: 'two types of three',
      why: 'the contract has the three types',
      by: 'a rule',
      person: 'patient',
      wrong: without('', 2),
    },
    {
      what: 'a monitor that he has not bound',
      why: 'the call for that type has null',
      by: 'another answer',
      person: 'son',
      wrong: taken('[1]', { at: 'device/v1/device-list', place: '[1]' }),
    },
  ],
  'devices.getBoundDevice': [
    {
      what: 'the watch whatever type was asked',
      why: 'the recorder was asked for',
      by: 'another answer',
      at: '10040001',
      wrong: instead('deviceType=10010002'),
    },
    {
      what: 'another person’s watch',
      why: 'his own list has KW31833304',
      by: 'another answer',
      at: '10010002',
      person: 'son',
      wrong: instead('deviceType=10010002'),
    },
  ],
})
