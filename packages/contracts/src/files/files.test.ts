import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { uploadFile } from './upload-file.ts'

it('[OUTPATIENT-06] an uploaded image has id and url', () => {
  const stored = { id: '9f3b', url: '/9f3b', thumbnailUrl: '/t/9f3b', width: 1, height: 1 }
  const answer = { ...stored, mediaType: 'image/jpeg', bytes: 9 }
  const cases = [answer, { ...answer, id: undefined }, { ...answer, url: undefined }]

  expect(cases.map((data) => z.safeParse(uploadFile.output, data).success)).toEqual([
    true,
    false,
    false,
  ])
})

const messageFor = (input: object) => z.safeParse(uploadFile.input, input).error?.issues[0]?.message

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.jpg')

it('takes one file of at most 10 MB for a known purpose', () => {
  expect(messageFor({ file: file(10 * 1024 * 1024), purpose: 'avatar' })).toBeUndefined()

  expect(messageFor({ file: file(10 * 1024 * 1024 + 1), purpose: 'avatar' })).toBe(
    '图片不能超过10MB',
  )

  expect(messageFor({ file: file(0), purpose: 'avatar' })).toBe('图片是空的，请重新选择')
  expect(messageFor({ file: 'a.jpg', purpose: 'avatar' })).toBe('请选择图片')
  expect(messageFor({ file: file(1), purpose: 'report' })).toBe('图片用途不正确')
})
