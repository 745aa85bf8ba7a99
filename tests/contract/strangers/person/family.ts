import { fields, later, replace, reversed, rows, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const family = strangersOf({
  'contacts.listContacts': [
    {
      what: 'a contact twice',
      why: 'an id stands once',
      by: 'itself',
      wrong: rows('', (all) => [...all, all[0]]),
    },
    {
      what: 'six contacts',
      why: 'five at most',
      by: 'a rule',
      wrong: rows('', (all) =>
        Array.from({ length: 6 }, (_, index) => ({
          ...(all[0] as object),
          id: `c${index}`,
          phone: `1380000001${index}`,
        })),
      ),
    },
    {
      what: 'the phone is masked',
      why: 'it is to be rung',
      by: 'a rule',
      wrong: replace('[].phone', /^(\d{3})\d{4}/, '$1****'),
    },
    {
      what: 'in the order of their names',
      why: 'in which order to call them only she knows',
      by: 'a rule',
      label: 'possible',
      wrong: reversed(''),
    },
    {
      what: 'the phone has lost a digit',
      why: 'a mobile number has eleven',
      by: 'a rule',
      wrong: replace('[0].phone', '13800000002', '1380000002'),
    },
  ],
  'family.listMembers': [
    {
      what: 'accepted, and days are left to do so',
      why: 'days are left of what is not accepted',
      by: 'itself',
      wrong: set('sharedWith[0].daysLeft', 12),
    },
    {
      what: 'invited, and no days are left',
      why: 'an invitation lapses after 30 days',
      by: 'itself',
      wrong: set('sharedWith[0].accepted', false),
    },
    {
      what: 'an invitation that lasts longer than it may',
      why: 'it lapses after 30 days',
      by: 'a rule',
      wrong: fields('sharedWith[0]', () => ({
        accepted: false,
        daysLeft: 45,
        since: '2026-03-01T10:00:00+08:00',
      })),
    },
    {
      what: 'the phone is another one',
      why: 'the contact of the same name has 13800000002',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('sharedWith[0].phone', '138****0007'),
    },
    {
      what: 'shared before the account was there',
      why: 'the account began on 12 February',
      by: 'another answer',
      wrong: later('sharedWith[0].since', -24 * 30),
    },
    {
      what: 'the areas in another order',
      why: 'in the order of the list of areas',
      by: 'a rule',
      wrong: reversed('sharedWith[0].areas'),
    },
    {
      what: 'an area twice',
      why: 'an area is shared or not',
      by: 'itself',
      wrong: set('sharedWith[0].areas', ['warnings', 'warnings', 'metrics']),
    },
    {
      what: 'the whole phone',
      why: 'it is masked',
      by: 'a rule',
      wrong: set('sharedWith[0].phone', '13800000002'),
    },
    {
      what: 'his mother’s number to ring is another',
      why: 'the masked one beside it ends with 0001',
      by: 'itself',
      person: 'son',
      wrong: set('sharedByOthers[0].tel', '13800000009'),
    },
    {
      what: 'he shares with himself',
      why: 'the code is his own',
      by: 'another answer',
      person: 'son',
      wrong: set('sharedByOthers[0].userCode', 'U000000000000000002'),
    },
    {
      what: 'her age is that of the end of the year',
      why: 'how old she is no answer of his says',
      by: 'itself',
      person: 'son',
      label: 'possible',
      wrong: set('sharedByOthers[0].ageYears', 73),
    },
    {
      what: 'her name is whole',
      why: 'the name is masked',
      by: 'a rule',
      person: 'son',
      wrong: set('sharedByOthers[0].name', '王桂兰'),
    },
  ],
  'family.listLooks': [
    {
      what: 'he looked before she shared',
      why: 'she has shared since 12 February',
      by: 'another answer',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-02-10T16:05:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'somebody looked with whom she does not share',
      why: 'the sharing may have ended',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('list', [{ label: '张三', at: '2026-03-01T16:05:00+08:00', looks: ['home'] }]),
    },
    {
      what: 'he looked twice within an hour',
      why: 'one entry an hour and person',
      by: 'a rule',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-03-01T16:35:00+08:00', looks: ['home'] },
        { label: '李建军（儿子）', at: '2026-03-01T16:05:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'he looked two months ago',
      why: 'after 30 days nobody is told',
      by: 'a rule',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-01-01T16:05:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'he looked',
      why: 'he may have',
      by: 'itself',
      label: 'possible',
      wrong: set('list', [
        {
          label: '李建军（儿子）',
          at: '2026-03-01T16:05:00+08:00',
          looks: ['home', 'bloodPressure'],
        },
      ]),
    },
    {
      what: 'somebody looked, and she shares with nobody',
      why: 'he has never shared; a sharing may have ended',
      by: 'another answer',
      person: 'newcomer',
      label: 'unlikely',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-03-01T16:05:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'the oldest look first',
      why: 'newest first',
      by: 'a rule',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-02-27T16:05:00+08:00', looks: ['home'] },
        { label: '李建军（儿子）', at: '2026-03-01T16:05:00+08:00', looks: ['home'] },
      ]),
    },
  ],
})
