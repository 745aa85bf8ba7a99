import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { sendFeedback } from './send-feedback.ts'

const complete = {
  type: 'fault',
  content: '打不开心电页',
  contact: '13700050000',
  images: ['a', 'b', 'c', 'd'],
}

const messageFor = (change: object) =>
  z.safeParse(sendFeedback.input, { ...complete, ...change }).error?.issues[0]?.message

it('feedback is type, content, contact and images; content has 1 to 500 characters, images are 4 at most', () => {
  expect(Object.keys(sendFeedback.input.shape)).toEqual(['type', 'content', 'contact', 'images'])
  expect(messageFor({})).toBeUndefined()
  expect(messageFor({ content: undefined })).toBe('请输入反馈内容')
  expect(messageFor({ content: ' \n ' })).toBe('请输入反馈内容')
  expect(messageFor({ content: '好'.repeat(500) })).toBeUndefined()
  expect(messageFor({ content: '好'.repeat(501) })).toBe('反馈内容最多500个字')
  expect(messageFor({ images: ['a', 'b', 'c', 'd', 'e'] })).toBe('最多上传4张图片')
})

it('a contact is a phone or nothing', () => {
  expect(messageFor({ contact: '' })).toBeUndefined()
  expect(messageFor({ contact: undefined })).toBeUndefined()
  expect(messageFor({ contact: '12345' })).toBe('请输入正确的手机号格式')
  expect(messageFor({ type: '?' })).toBe('请选择反馈类型')
})
