import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { encodeRequest } from './encode-request.ts'
import { operation } from './operation.ts'

const at = { baseUrl: '/api', token: 't' }
const plain = { summary: '', output: z.object({}), ownership: 'own', safety: 'read' } as const

it('[REQ-04] serialises the body as key=value pairs when the content type is form-encoded', () => {
  const form = operation({ ...plain, method: 'POST', path: '/x', encoding: 'form', input: z.object({}) })
  const { body, headers } = encodeRequest(form, { a: 1, b: '二' }, at)
  expect(headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(body).toBe('a=1&b=%E4%BA%8C')
})
it('fills path values from the input and sends the rest as query', () => {
  const day = operation({ ...plain, method: 'GET', path: '/sleep/{type}/{dat}', input: z.object({}) })
  expect(encodeRequest(day, { type: 1, dat: '2026-01-02', pn: 3, gone: undefined }, at).url).toBe(
    '/api/sleep/1/2026-01-02?pn=3',
  )
  expect(encodeRequest(day, { type: 'a/b', dat: '?' }, at).url).toBe('/api/sleep/a%2Fb/%3F')
})
it('refuses a call whose path value is missing', () => {
  const info = operation({ ...plain, method: 'GET', path: '/info/{id}', input: z.object({}) })
  expect(() => encodeRequest(info, {}, at)).toThrow('/info/{id} needs a value for {id}')
})
it('sends a file as a form, whose content type is left to the platform', () => {
  const upload = operation({ ...plain, method: 'POST', path: '/upload', encoding: 'multipart', input: z.object({}) })
  const file = new File(['bytes'], 'photo.png')
  const { body, headers } = encodeRequest(upload, { file, purpose: 'archive', note: null }, at)
  expect(body).toBeInstanceOf(FormData)
  expect(body instanceof FormData && [...body.keys()]).toEqual(['file', 'purpose'])
  expect(headers['content-type']).toBeUndefined()
})
it('sends an idempotency key where the operation takes one', () => {
  const draw = operation({ ...plain, method: 'POST', path: '/draw', takesIdempotencyKey: true, input: z.object({}) })
  const other = operation({ ...plain, method: 'POST', path: '/other', input: z.object({}) })
  const keyed = { ...at, idempotencyKey: 'wish-0001' }
  expect(encodeRequest(draw, {}, keyed).headers['idempotency-key']).toBe('wish-0001')
  expect(encodeRequest(draw, {}, at).headers['idempotency-key']).toBeUndefined()
  expect(encodeRequest(other, {}, keyed).headers['idempotency-key']).toBeUndefined()
})
