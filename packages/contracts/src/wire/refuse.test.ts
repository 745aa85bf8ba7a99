import { expect, it } from 'vitest'
import { MESSAGES, refuse } from '../index.ts'

it('[REQ-46] says why by the name of a text in the one catalogue, and logs what is said there only', () => {
  expect(refuse('pointsTooFew', 'too few points for a draw')).toMatchObject({
    code: '9999',
    userMessage: '积分不足',
    message: 'too few points for a draw',
  })
})

it('puts numbers where the text has their places', () => {
  expect(refuse('holterIncomplete', 'short', 30_720, 512).userMessage).toBe(
    '数据不完整：应有30720个采样，收到512个',
  )
})

it('knows the refusals that are no business failure', () => {
  expect(refuse('loginExpired', 'no session').code).toBe('410')
  expect(refuse('imageLinkExpired', 'old link').code).toBe('404')
})

it('[REQ-46] keeps every text once, short and Chinese', () => {
  const texts = Object.values(MESSAGES).map((text) =>
    typeof text === 'string' ? text : text(...([1, 2, 3] as unknown as [never, never, never])),
  )

  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/^(?=.*\p{Script=Han}).{2,45}$/u)

  // Names of formats, and how a date is written, are the same in Chinese.
  const latin = new Set(texts.flatMap((text) => text.match(/[A-Za-z_]+/g) ?? []))
  expect(latin).toEqual(new Set('YYYY MM DD HH mm SINGLE_DAY MB JPG PNG WebP HEIC'.split(' ')))
})
