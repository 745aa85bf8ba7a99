import { set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const family = strangersOf({
  'family.listMembers': [
    {
      what: 'days left of what was accepted',
      why: 'it was accepted',
      by: 'itself',
      wrong: set('sharedWith[0].daysLeft', 7),
    },
    {
      what: 'a mother younger than her son',
      why: 'he was born in 1980',
      by: 'another answer',
      person: 'son',
      wrong: set('sharedByOthers[0].ageYears', 27),
    },
    {
      what: 'a mother with his own code',
      why: 'it is his own',
      by: 'another answer',
      person: 'son',
      wrong: set('sharedByOthers[0].userCode', 'U000000000000000002'),
    },
    {
      what: 'a name without a mask',
      why: 'the middle of it is left out',
      by: 'a rule',
      person: 'son',
      wrong: set('sharedByOthers[0].name', '王桂兰'),
    },
    {
      what: 'a number to be rung of somebody else',
      why: 'the masked one beside it ends with 0001',
      by: 'itself',
      person: 'son',
      wrong: set('sharedByOthers[0].tel', '13800000009'),
    },
    {
      what: 'shared with herself',
      why: 'the masked phone is her own',
      by: 'another answer',
      wrong: set('sharedWith[0].phone', '138****0001'),
    },
    {
      what: 'an invitation that has lapsed',
      why: 'none of its days is left',
      by: 'itself',
      person: 'newcomer',
      wrong: set('invitations', [
        {
          id: '45b13685-3596-406f-ad8f-5d67d9babd59',
          name: '王*兰',
          phone: '138****0001',
          daysLeft: -3,
          areas: ['warnings'],
        },
      ]),
    },
    {
      what: 'nothing shared with who was accepted',
      why: 'whoever shares nothing ends it',
      by: 'itself',
      label: 'unlikely',
      wrong: set('sharedWith[0].areas', []),
    },
  ],
  'family.listLooks': [
    {
      what: 'a look of this evening',
      why: 'it is 10:04',
      by: 'another answer',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-03-02T20:05:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'one hour of one person twice',
      why: 'an hour and person have one entry',
      by: 'a rule',
      person: 'son',
      wrong: set('list', [
        { label: '妈妈', at: '2026-03-01T16:25:00+08:00', looks: ['home'] },
        { label: '妈妈', at: '2026-03-01T16:05:00+08:00', looks: ['sleep'] },
      ]),
    },
    {
      what: 'a look before anything was shared',
      why: 'the account was made on 12 February',
      by: 'another answer',
      person: 'patient',
      wrong: set('list', [
        { label: '李建军（儿子）', at: '2026-01-05T10:00:00+08:00', looks: ['home'] },
      ]),
    },
    {
      what: 'the oldest first',
      why: 'they are told newest first',
      by: 'a rule',
      person: 'newcomer',
      wrong: set('list', [
        { label: '妈妈', at: '2026-02-27T16:25:00+08:00', looks: ['home'] },
        { label: '妈妈', at: '2026-03-01T16:05:00+08:00', looks: ['sleep'] },
      ]),
    },
  ],
})
