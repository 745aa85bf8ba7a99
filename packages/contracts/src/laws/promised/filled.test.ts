// Names without a letter and lists without a row, where there is always something.
import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const silentIn = (name: string, data: unknown): string[] =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) })
    .filter(({ law }) => law === 'silent')
    .map(({ path }) => path)

const shared = (areas: string[]) => ({ sharedWith: [{ id: 'g1', label: '儿子', areas }] })

it('a name has a letter, and what is shared an area', () => {
  const contact = { id: 'c1', name: '李建军', phone: '13800000002' }
  expect(silentIn('contacts.listContacts', [contact])).toEqual([])
  expect(silentIn('contacts.listContacts', [{ ...contact, name: ' ' }])).toEqual(['data[].name'])

  expect(silentIn('family.listMembers', shared(['ecg']))).toEqual([])
  expect(silentIn('family.listMembers', shared([]))).toEqual(['data.sharedWith[].areas'])
})

const part = (text: string) => ({ text, tone: 'plain' })

it('a sentence has words in both layouts', () => {
  const day = (sentence: object[], elderSentence: object[]) =>
    silentIn('reminders.getReminderDay', { sentence, elderSentence })

  const said = part('今天没有要提醒的。')
  expect(day([said], [said])).toEqual([])
  expect(day([part(''), said], [said])).toEqual(['data.sentence[].text'])

  expect(day([part('')], [part('')])).toEqual(
    expect.arrayContaining(['data.sentence', 'data.elderSentence']),
  )

  expect(silentIn('home.any', { sentence: [], elderSentence: [said] })).toEqual(['data.sentence'])
  expect(silentIn('home.any', { sentence: [], elderSentence: [] })).toEqual([])
})
