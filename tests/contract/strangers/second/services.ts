import { instead, reversed, set, swapped, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const appointment = (told: object): object => ({
  id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
  state: 'submitted',
  createdAt: '2026-03-01T10:05:00+08:00',
  changedAt: null,
  cancelledAt: null,
  userName: '王桂兰',
  idNo: '999999195303187820',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectDate: '2026.3.5-2026.3.8',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '近两周早晨血压偏高，偶有头晕，想请医生看看用药是否合适。',
  diagnosticReports: [],
  otherMaterials: [],
  ...told,
})

export const services = strangersOf({
  'services.getEntitlement': [
    {
      what: 'no card, which is valid',
      why: 'the card holds until 29 November',
      by: 'another answer',
      wrong: set('isHave', 0),
    },
    {
      what: 'a card of who has none',
      why: 'the card has no day from which it holds',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('isHave', 1),
    },
  ],
  'services.getEntitlementDetail': [
    {
      what: 'used by who has no card',
      why: 'he could have had one',
      by: 'another answer',
      label: 'unlikely',
      person: 'patient',
      wrong: set('items[1].used', 5),
    },
    {
      what: 'the name of another card',
      why: 'the rights name the card of the same code',
      by: 'another answer',
      wrong: set('name', '康伴家庭卡'),
    },
  ],
  'services.getRights': [
    {
      what: 'no right with a watch and a card',
      why: 'she has both',
      by: 'another answer',
      wrong: set('', []),
    },
    {
      what: 'a right without a device',
      why: 'no device is bound',
      by: 'another answer',
      person: 'patient',
      wrong: instead('device-rights'),
    },
  ],
  'services.getJumpUrl': [
    {
      what: 'the doctor by phone for the one by video',
      why: 'the same address answers another type',
      by: 'another answer',
      label: 'unlikely',
      at: '{"type":1}',
      wrong: texts('', (url) => url.replace('doctorVideo', 'doctorPhone')),
    },
    {
      what: 'a token of the session in the address',
      why: 'no other address of the run has one, and a partner could want one',
      by: 'another answer',
      label: 'possible',
      at: '{"type":45}',
      wrong: texts('', (url) => `${url}&from=kangban`),
    },
  ],
  'services.getDrugMall': [
    {
      what: 'a path without a host',
      why: 'the mall is on another',
      by: 'a rule',
      label: 'unlikely',
      wrong: () => '/demo/partner?service=drugMall',
    },
    {
      what: 'undefined as a text',
      why: 'that is no address',
      by: 'itself',
      person: 'son',
      wrong: () => 'undefined',
    },
  ],
  'services.listNews': [
    {
      what: 'picture and page exchanged',
      why: 'a picture is no article',
      by: 'itself',
      wrong: swapped('[0]', ['pic', 'url']),
    },
    {
      what: 'a title cut within a character',
      why: 'the last character is broken',
      by: 'itself',
      person: 'patient',
      wrong: set('[1].title', '少盐不少味：厨房里的六个小办\uFFFD'),
    },
    {
      what: 'another order',
      why: 'no order is promised',
      by: 'a rule',
      label: 'possible',
      person: 'newcomer',
      wrong: reversed(''),
    },
  ],
  'outpatient.listAppointments': [
    {
      what: 'cancelled at no time',
      why: 'it was cancelled',
      by: 'itself',
      person: 'son',
      wrong: () => [appointment({ state: 'cancelled' })],
    },
    {
      what: 'asked for this evening',
      why: 'it is 10:04',
      by: 'another answer',
      person: 'patient',
      wrong: () => [appointment({ createdAt: '2026-03-02T20:05:00+08:00' })],
    },
    {
      what: 'a change that came before the request',
      why: 'it was asked for on 1 March',
      by: 'itself',
      person: 'newcomer',
      wrong: () => [appointment({ changedAt: '2026-02-20T10:00:00+08:00' })],
    },
  ],
})
