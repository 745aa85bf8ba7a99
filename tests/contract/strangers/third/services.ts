import { plus, replace, reversed, rows, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const services = strangersOf({
  'points.getPoints': [
    {
      what: 'points left that forget the last draw',
      why: 'her records come to 563',
      by: 'another answer',
      wrong: plus('remain', 100),
    },
    {
      what: 'a sign-in of the cycle with the points of its first day',
      why: 'the second day of a cycle grants 60',
      by: 'itself',
      person: 'patient',
      wrong: set('userOperEntites[1].integral', 30),
    },
    {
      what: 'a welcome gift that was drawn and not taken part in',
      why: 'his records have 66 drawn on 17 February',
      by: 'another answer',
      label: 'unlikely',
      person: 'patient',
      wrong: set('activityResps[0].isPart', false),
    },
    {
      what: 'points in the purse of one without a record',
      why: 'no record grants any',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('remain', 100),
    },
  ],
  'points.listPointRecords': [
    {
      what: 'points spent without their sign',
      why: 'its words have -100',
      by: 'itself',
      at: 'pn=1&ps=20&flag=1',
      wrong: set('list[3].quota', 100),
    },
    {
      what: 'a total of the page',
      why: 'another page of the same list says 28',
      by: 'another answer',
      at: 'pn=1&ps=20&flag=1',
      wrong: set('total', 20),
    },
    {
      what: 'the second page that begins with the end of the first',
      why: 'the record of 21 February stands on the first page',
      by: 'another answer',
      at: 'ps=20&pn=2',
      wrong: rows('list', (list) => [
        {
          detailExplain: '签到 +60',
          createTime: '2026-02-21T10:29:18+08:00',
          quota: 60,
          url: null,
          kangban: { sendStatus: null },
        },
        ...list.slice(0, -1),
      ]),
    },
    {
      what: 'a cash prize in fen',
      why: 'its words have 2.8元',
      by: 'itself',
      at: 'flag=2',
      wrong: set('list[0].quota', 280),
    },
    {
      what: 'records with the oldest first',
      why: 'the contract has the newest first',
      by: 'a rule',
      at: 'flag=2',
      person: 'patient',
      wrong: reversed('list'),
    },
  ],
  'points.getWheel': [
    {
      what: 'chances in per cent of ten thousand that come to less than all',
      why: 'the six prizes have 1000 together',
      by: 'itself',
      label: 'unlikely',
      wrong: set('[0].rate', 30),
    },
    {
      what: 'cash and points for each other in a prize',
      why: '现金红包8.8元 is cash',
      by: 'itself',
      wrong: set('[5].prizeType', '0001'),
    },
  ],
  'points.listWinners': [
    {
      what: 'a winner with the whole name',
      why: 'the contract has names masked',
      by: 'a rule',
      wrong: set('[19].name', '王桂兰'),
    },
  ],
  'services.getEntitlement': [
    {
      what: 'a card of one who has none',
      why: 'his rights are empty and his card has no dates',
      by: 'another answer',
      person: 'patient',
      wrong: set('isHave', 1),
    },
  ],
  'services.getEntitlementDetail': [
    {
      what: 'more used than there is',
      why: 'the card has 12 of it',
      by: 'itself',
      wrong: set('items[3].used', 13),
    },
    {
      what: 'a card that ended yesterday',
      why: 'its right holds until 29 November',
      by: 'another answer',
      wrong: set('validTo', '2026-03-01'),
    },
    {
      what: 'services used without a card',
      why: 'the newcomer never had one',
      by: 'another answer',
      label: 'unlikely',
      person: 'newcomer',
      wrong: set('items[0].used', 2),
    },
  ],
  'services.getRights': [
    {
      what: 'a right that ends a day early',
      why: 'the card has 29 November',
      by: 'another answer',
      wrong: set('[0].kangban.validTo', '2026-11-28'),
    },
  ],
  'services.getJumpUrl': [
    {
      what: 'the doctor by video for the doctor in writing',
      why: 'type 1 is answered with the same address',
      by: 'another answer',
      at: '"type":3',
      wrong: (data) => String(data).replace('doctorText', 'doctorVideo'),
    },
  ],
  'services.getDrugMall': [
    {
      what: 'the mall of the doctors for that of the drugs',
      why: 'one address may serve both',
      by: 'another answer',
      label: 'possible',
      wrong: (data) => String(data).replace('drugMall', 'doctorMall'),
    },
  ],
  'services.listNews': [
    {
      what: 'two articles of one address',
      why: 'two headings are two articles',
      by: 'itself',
      wrong: (data, answered) => {
        const list = answered('grandmother', 'study/v1/app/news') as { url: string }[]
        return set('[1].url', list[0]?.url)(data, answered)
      },
    },
  ],
  'lookup.listDiseaseNames': [
    {
      what: 'all diseases but the last',
      why: 'the categories have it',
      by: 'another answer',
      wrong: without('', -1),
    },
  ],
  'lookup.listDiseaseCategories': [
    {
      what: 'a category without a disease',
      why: 'all names are of a category and now some are of none',
      by: 'another answer',
      wrong: set('classify[3].typeNames', []),
    },
  ],
  'lookup.getDisease': [
    {
      what: 'another disease than the one asked for',
      why: '高血压 was asked',
      by: 'a rule',
      wrong: set('dise_name', '低血压'),
    },
    {
      what: 'an emergency number of another country',
      why: 'the ambulance in China is 120',
      by: 'a rule',
      wrong: replace('content[5].rows[0].content[2]', '120', '911'),
    },
  ],
})
