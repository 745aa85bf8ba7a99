import { edit, later, plus, replace, reversed, rows, set, taken, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const points = strangersOf({
  'points.getPoints': [
    {
      what: 'points left without the last sign-in',
      why: 'the record of points comes to 563',
      by: 'another answer',
      wrong: plus('remain', -60),
    },
    {
      what: 'points left are all that were ever won',
      why: 'the record of points comes to 563',
      by: 'another answer',
      wrong: set('remain', 1103),
    },
    {
      what: 'points of her son',
      why: 'the record of points comes to 563',
      by: 'another answer',
      wrong: taken('remain', { at: 'integral/v1/app/info', place: 'remain', person: 'son' }),
    },
    {
      what: 'a sign-in grants another day’s points',
      why: 'the first day of the cycle grants 30',
      by: 'itself',
      wrong: set('userOperEntites[0].integral', 60),
    },
    {
      what: 'the sign-ins stand newest first',
      why: 'oldest first',
      by: 'a rule',
      wrong: reversed('userOperEntites'),
    },
    {
      what: 'a sign-in is of the day before, by UTC',
      why: 'its moment and the record lie on the 24th',
      by: 'itself',
      wrong: set('userOperEntites[0].id', '2026-02-23'),
    },
    {
      what: 'two sign-ins on a day',
      why: 'once a day',
      by: 'a rule',
      wrong: rows('userOperEntites', (all) => [
        ...all,
        { ...(all.at(-1) as object), createTime: '2026-03-01T20:46:11+08:00' },
      ]),
    },
    {
      what: 'a sign-in at another moment',
      why: 'the record has 08:46:11',
      by: 'another answer',
      wrong: later('userOperEntites[-1].createTime', 1),
    },
    {
      what: 'a sign-in that the record does not have',
      why: 'the record has none today',
      by: 'another answer',
      wrong: rows('userOperEntites', (all) => [
        ...all,
        { id: '2026-03-02', createTime: '2026-03-02T08:01:00+08:00', integral: 60 },
      ]),
    },
    {
      what: 'seven days grant eight values',
      why: 'one a day of the cycle, of seven',
      by: 'a rule',
      wrong: rows('integrals', (all) => [...all, 60]),
    },
    {
      what: 'an activity is free that is not',
      why: 'its description says 100',
      by: 'itself',
      wrong: set('activityResps[2].consume', 0),
    },
    {
      what: 'an activity costs another wheel’s points',
      why: 'its description says 30',
      by: 'itself',
      wrong: set('activityResps[1].consume', 100),
    },
    {
      what: 'the new-user draw costs points',
      why: 'the new-user type is free',
      by: 'a rule',
      wrong: set('activityResps[0].consume', 30),
    },
    {
      what: 'the wheel is of the new-user type',
      why: 'it costs points',
      by: 'a rule',
      wrong: set('activityResps[1].activityType', '0001'),
    },
    {
      what: 'nobody takes part',
      why: 'she has taken part, by her prizes, if it counts people',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('activityResps[].partake', 0),
    },
    {
      what: 'she has not taken part',
      why: 'how often the new ones draw only the record of prizes could say, which has 30积分 on that day',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('activityResps[0].isPart', false),
    },
    {
      what: 'one more takes part',
      why: 'nobody counts them',
      by: 'itself',
      label: 'possible',
      wrong: plus('activityResps[1].partake', 1),
    },
  ],
  'points.getWheel': [
    {
      what: 'a prize has the amount of another one',
      why: 'its name says 66',
      by: 'itself',
      wrong: set('[1].quota', 88),
    },
    {
      what: 'points of the type of cash',
      why: 'its name says 积分',
      by: 'itself',
      wrong: set('[0].prizeType', '0002'),
    },
    {
      what: 'rates are shares of one',
      why: 'whole numbers',
      by: 'a rule',
      wrong: times('[].rate', 0.001),
    },
    {
      what: 'a prize stands twice',
      why: 'an id stands once',
      by: 'itself',
      wrong: rows('', (all) => [...all, all[0]]),
    },
    {
      what: 'prizes of another activity',
      why: 'the ids are those of another wheel',
      by: 'a rule',
      label: 'unlikely',
      wrong: edit('[].prizeId', (id) => String(id).replace('new-user', 'lucky-wheel')),
    },
    {
      what: 'all are equally likely',
      why: 'relative weights are free',
      by: 'itself',
      label: 'possible',
      wrong: set('[].rate', 100),
    },
    {
      what: 'cash in cents',
      why: 'its name says 1.88元',
      by: 'itself',
      wrong: set('[4].quota', 188),
    },
  ],
  'points.listWinners': [
    {
      what: 'a name is whole',
      why: 'names are masked',
      by: 'a rule',
      wrong: set('[0].name', '萧宇飞'),
    },
    {
      what: 'money without its unit',
      why: 'text with its unit',
      by: 'a rule',
      wrong: replace('[0].money', '积分', ''),
    },
    {
      what: 'her own prize is another one',
      why: 'her record has 2.8元, but another of that name may have won',
      by: 'another answer',
      label: 'possible',
      wrong: set('[19].money', '8.8元'),
    },
    {
      what: 'what was paid for the draw',
      why: 'a prize is not below 0',
      by: 'a rule',
      wrong: set('[1].money', '-100积分'),
    },
  ],
})
