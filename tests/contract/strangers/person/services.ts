import { both, fieldMoved, instead, replace, rows, set, swapped, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const services = strangersOf({
  'services.getEntitlement': [
    {
      what: 'no card',
      why: 'the card itself holds until November',
      by: 'another answer',
      wrong: set('isHave', 0),
    },
    {
      what: 'a card for who has none',
      why: 'the card has no dates',
      by: 'another answer',
      person: 'patient',
      wrong: set('isHave', 1),
    },
  ],
  'services.getEntitlementDetail': [
    {
      what: 'used more than there is',
      why: '12 are in all',
      by: 'itself',
      wrong: set('items[3].used', 13),
    },
    {
      what: 'what is left instead of what is used',
      why: 'nobody else counts them',
      by: 'itself',
      label: 'possible',
      wrong: set('items[1].used', 19),
    },
    {
      what: 'a card that ends before it begins',
      why: 'the last day is not before the first',
      by: 'itself',
      wrong: swapped('', ['validFrom', 'validTo']),
    },
    {
      what: 'a card that has ended',
      why: 'she has the card',
      by: 'another answer',
      wrong: set('validTo', '2026-02-28'),
    },
    {
      what: 'a card that is to come',
      why: 'she has the card',
      by: 'another answer',
      wrong: set('validFrom', '2026-04-12'),
    },
    {
      what: 'no dates',
      why: 'null without a card, and she has one',
      by: 'another answer',
      wrong: both(set('validFrom', null), set('validTo', null)),
    },
    {
      what: 'a card with one date',
      why: 'both or none',
      by: 'itself',
      wrong: set('validFrom', null),
    },
    {
      what: 'used without a card',
      why: 'he has none',
      by: 'itself',
      person: 'patient',
      label: 'unlikely',
      wrong: set('items[0].used', 3),
    },
    {
      what: 'an item stands twice',
      why: 'a card has each once',
      by: 'itself',
      wrong: rows('items', (all) => [...all, all[0]]),
    },
    {
      what: 'the code of another card',
      why: 'the rights have 0001',
      by: 'another answer',
      wrong: set('code', '0002'),
    },
  ],
  'services.getRights': [
    {
      what: 'rights that end on another day',
      why: 'the card itself ends on 29 November',
      by: 'another answer',
      wrong: set('[0].kangban.validTo', '2027-11-29'),
    },
    {
      what: 'rights without a device',
      why: 'nothing while no device is bound',
      by: 'a rule',
      person: 'patient',
      wrong: instead('device-rights'),
    },
    {
      what: 'rights that have ended',
      why: 'those in force',
      by: 'a rule',
      wrong: set('[0].kangban.validTo', '2026-01-29'),
    },
    {
      what: 'no rights',
      why: 'she has the card and devices',
      by: 'another answer',
      wrong: () => [],
    },
    {
      what: 'the name of another card',
      why: 'the card itself has 康伴健康权益卡',
      by: 'another answer',
      wrong: set('[0].kangban.name', '康伴家庭卡'),
    },
  ],
  'services.getJumpUrl': [
    {
      what: 'the telephone for the picture',
      why: 'another type has the same address',
      by: 'another answer',
      at: '{"type":1}',
      label: 'unlikely',
      wrong: instead('{"type":2}'),
    },
    {
      what: 'an address without a scheme',
      why: 'https or a path of this host',
      by: 'a rule',
      at: '{"type":1}',
      wrong: () => 'doctor.example.org/video',
    },
    {
      what: 'an object where a text is promised',
      why: 'a string',
      by: 'a rule',
      at: '{"type":3}',
      wrong: (data) => ({ url: data }),
    },
  ],
  'services.getDrugMall': [
    { what: 'no address', why: 'an address is not empty', by: 'a rule', wrong: () => '' },
  ],
  'services.listNews': [
    {
      what: 'two articles with one address',
      why: 'the second is another article by its title',
      by: 'itself',
      label: 'unlikely',
      wrong: taken('[1].url', { place: '[0].url' }),
    },
    {
      what: 'titles and addresses are one off',
      why: 'what stands behind an address no answer says',
      by: 'itself',
      label: 'possible',
      wrong: fieldMoved('', 'title'),
    },
    {
      what: 'titles with escapes of HTML',
      why: 'people do not write &quot;',
      by: 'itself',
      wrong: replace('[0].title', '，', '&nbsp;'),
    },
    {
      what: 'an article twice',
      why: 'once in a list, but an article has no id',
      by: 'itself',
      label: 'unlikely',
      wrong: rows('', (all) => [...all, all[0]]),
    },
  ],
  'backend.getBackend': [
    {
      what: 'another back end',
      why: 'the exact word tells a page which it is',
      by: 'a rule',
      wrong: set('backend', 'documented'),
    },
  ],
})
