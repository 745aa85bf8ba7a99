import { both, instead, later, replace, rows, set, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

export const togetherThings = togetherOf([
  {
    what: 'a watch last heard of yesterday in all three calls',
    why: 'a heart rate of 09:55 came from it',
    by: 'another answer',
    changes: [
      {
        call: 'devices.listBoundDevices',
        wrong: set('[0].kangban.lastSync', '2026-03-01T09:55:00+08:00'),
      },
      { call: 'devices.listDevices', wrong: set('[0].lastSync', '2026-03-01T09:55:00+08:00') },
      {
        call: 'devices.getBoundDevice',
        at: '10010002',
        wrong: set('kangban.lastSync', '2026-03-01T09:55:00+08:00'),
      },
    ],
  },
  {
    what: 'a watch that is gone from both lists',
    why: 'the call for one of its type has it',
    by: 'another answer',
    changes: [
      { call: 'devices.listBoundDevices', wrong: without('', 0) },
      {
        call: 'devices.listDevices',
        wrong: set('[0]', { deviceTypeCode: '10010002', deviceTypeName: '智能手表' }),
      },
    ],
  },
  {
    what: 'a charge of 7 % in all three calls',
    why: 'nobody else tells of it',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: 'devices.listBoundDevices', wrong: set('[0].kangban.battery', 7) },
      { call: 'devices.listDevices', wrong: set('[0].battery', 7) },
      { call: 'devices.getBoundDevice', at: '10010002', wrong: set('kangban.battery', 7) },
    ],
  },
  {
    what: 'a monitor of another code in all three calls',
    why: 'the reading of today came from the one that was bound then',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: 'devices.listBoundDevices', wrong: set('[1].deviceCode', 'KP99999999') },
      { call: 'devices.listDevices', wrong: set('[1].deviceCode', 'KP99999999') },
      { call: 'devices.getBoundDevice', at: '10030001', wrong: set('deviceCode', 'KP99999999') },
    ],
  },
  {
    what: 'a monitor last heard of before its reading in all three calls',
    why: 'its reading of today is of 05:59',
    by: 'another answer',
    changes: [
      { call: 'devices.listBoundDevices', wrong: later('[1].kangban.lastSync', -12) },
      { call: 'devices.listDevices', wrong: later('[1].lastSync', -12) },
      { call: 'devices.getBoundDevice', at: '10030001', wrong: later('kangban.lastSync', -12) },
    ],
  },
  {
    what: "the son's watch by the phone of his mother in all three calls",
    why: 'his own number ends with 0002, which the list of the family does not tell',
    by: 'another answer',
    label: 'unlikely',
    person: 'son',
    changes: [
      { call: 'devices.listBoundDevices', wrong: set('[0].userPhone', '138****0001') },
      { call: 'devices.listDevices', wrong: set('[0].userPhone', '138****0001') },
      { call: 'devices.getBoundDevice', at: '10010002', wrong: set('userPhone', '138****0001') },
    ],
  },
  {
    what: 'a sign-in booked twice, and paid',
    why: 'a day has one sign-in',
    by: 'itself',
    changes: [
      {
        call: 'points.listPointRecords',
        at: 'pn=1&ps=20&flag=1',
        wrong: both(
          rows('list', (all) => [all[0], ...all.slice(0, -1)]),
          set('total', 29),
        ),
      },
      { call: 'points.getPoints', wrong: set('remain', 623) },
    ],
  },
  {
    what: 'a cash prize added to the points and their records',
    why: 'its record is that of a prize, and points are whole',
    by: 'itself',
    changes: [
      { call: 'points.getPoints', wrong: set('remain', 566) },
      {
        call: 'points.listPointRecords',
        at: 'flag=2',
        wrong: replace('list[0].detailExplain', '2.8', '3'),
      },
    ],
  },
  {
    what: 'a sign-in of March on another day in cycle and records',
    why: 'its own id is its day',
    by: 'itself',
    changes: [
      { call: 'points.getPoints', wrong: later('userOperEntites[-1].createTime', -24) },
      {
        call: 'points.listPointRecords',
        at: 'ps=20&flag=1',
        wrong: later('list[0].createTime', -24),
      },
    ],
  },
  {
    what: 'no card and no right',
    why: 'the card holds until 29 November',
    by: 'another answer',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 0) },
      { call: 'services.getRights', wrong: set('', []) },
    ],
  },
  {
    what: 'a card that ended last year in rights and detail',
    why: 'the user has it, and it began in 2026',
    by: 'another answer',
    changes: [
      { call: 'services.getEntitlementDetail', wrong: set('validTo', '2025-11-29') },
      { call: 'services.getRights', wrong: set('[0].kangban.validTo', '2025-11-29') },
    ],
  },
  {
    what: 'a card and a right of who has no device',
    why: 'a right needs a bound device',
    by: 'a rule',
    person: 'newcomer',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 1) },
      { call: 'services.getRights', wrong: instead('device-rights') },
      { call: 'services.getEntitlementDetail', wrong: instead('equity/v1/detail') },
    ],
  },
  {
    what: 'a card of who has no device',
    why: 'she could have got one',
    by: 'another answer',
    label: 'possible',
    person: 'newcomer',
    changes: [
      { call: 'services.getEntitlement', wrong: set('isHave', 1) },
      { call: 'services.getEntitlementDetail', wrong: instead('equity/v1/detail') },
    ],
  },
  {
    what: 'a document lost in archive and reports',
    why: 'the years of the archive still count four',
    by: 'itself',
    changes: [
      {
        call: 'archive.listDocuments',
        at: 'ps=20',
        wrong: both(without('list', 1), set('total', 3)),
      },
      {
        call: 'reports.listReports',
        at: 'kind=document',
        wrong: both(without('list', 1), set('total', 3)),
      },
    ],
  },
  {
    what: 'a document of another day in archive and reports',
    why: 'the page of two has 10 February',
    by: 'another answer',
    changes: [
      { call: 'archive.listDocuments', at: 'ps=20', wrong: set('list[0].day', '2026-02-09') },
      {
        call: 'reports.listReports',
        at: 'kind=document',
        wrong: both(set('list[0].day', '2026-02-09'), set('list[0].endDay', '2026-02-09')),
      },
    ],
  },
])
