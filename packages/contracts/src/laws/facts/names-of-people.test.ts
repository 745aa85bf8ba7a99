// Names, ages and types that belong together, rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, input = {}) =>
  breachesOf({ name, summary: '', input, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const device = (deviceTypeName: string) =>
  laws('devices.listDevices', [{ deviceTypeCode: '10010002', deviceTypeName }]).filter((each) =>
    each.startsWith('words'),
  )

it('a type of device has its own name', () => {
  expect(device('智能手表')).toEqual([])
  expect(device('康伴一号')).toEqual([])
  expect(device('血压仪')).toEqual(['words data[].deviceTypeName'])
})

const tags = (sex: string, type: string, tagName: string) =>
  between([['profile.listDiseaseTags', [{ tagName }], { sex, type }]])

it('nobody is asked about an illness of the other sex, but for the family', () => {
  const wrong = ['profile.listDiseaseTags asked data[].tagName']
  expect(tags('2', '1001', '前列腺增生')).toEqual(wrong)
  expect(tags('1', '1001', '子宫肌瘤')).toEqual(wrong)
  expect(tags('1', '1001', '前列腺增生')).toEqual([])
  expect(tags('2', '2001', '前列腺增生')).toEqual([])
})

const page = (fact: string) =>
  laws('doctor.getDoctorPage', {
    madeAt: '2026-03-02T10:00:00+08:00',
    person: { facts: [fact] },
  })

const shared = (ageYears: number) =>
  between([
    ['family.listMembers', { sharedByOthers: [{ userCode: 'U1', ageYears }] }],
    ['doctor.getDoctorPage', { person: { facts: ['女', '72 岁'] } }, { userCode: 'U1' }],
  ])

it('an age is that of the month of birth, and the same for whom it is shared with', () => {
  const wrong = ['birthday data.person.facts[]']
  expect(page('45 岁（1980年7月生）')).toEqual([])
  expect(page('46 岁（1980年7月生）')).toEqual(wrong)
  expect(page('72 岁（1953年3月生）')).toEqual([])
  expect(page('73 岁（1953年3月生）')).toEqual([])
  expect(page('73 岁（1953年2月生）')).toEqual([])

  expect(shared(72)).toEqual([])
  expect(shared(73)).toEqual(['family.listMembers same-fact data.sharedByOthers[].ageYears'])
})

const row = (detailExplain: string, quota: number, flag = '2') =>
  laws('points.listPointRecords', { list: [{ detailExplain, quota }] }, { flag }).filter((each) =>
    each.startsWith('asked'),
  )

it('signing in and spending win no prize', () => {
  const wrong = ['asked data.list[].detailExplain']
  expect(row('积分奖励 +10', 10)).toEqual([])
  expect(row('签到 +60', 60)).toEqual(wrong)
  expect(row('抽奖 -100', -100)).toEqual(wrong)
  expect(row('签到 +60', 60, '1')).toEqual([])
})

const asked = (sex: number | null, text: string) =>
  between([
    ['profile.getHealthInfo', { sex }],
    ['survey.getSurvey', { questions: [{ id: 'q', text }], lastAnsweredDay: null }],
  ])

it('nobody is asked in a survey what is not for his sex, unless it says for whom', () => {
  const wrong = ['survey.getSurvey asked data.questions[].text']
  expect([asked(1, '您的白带发黄吗？'), asked(2, '您的阴囊潮吗？')]).toEqual([wrong, wrong])
  expect([asked(2, '您的白带发黄吗？'), asked(1, '您的阴囊潮吗？')].flat()).toEqual([])
  expect(asked(null, '您的白带发黄吗？')).toEqual([])
  expect(asked(1, '您的白带发黄吗？（限女性回答）')).toEqual([])
})
