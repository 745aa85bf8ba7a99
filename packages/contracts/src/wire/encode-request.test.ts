import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { encodeRequest } from './encode-request.ts'
import { operation } from '../operation.ts'
import { addedInput } from '../documents/origin.ts'

const at = { baseUrl: '/api', token: 't' }

const plain = {
  origin: 'ours',
  summary: '',
  output: z.object({}),
  ownership: 'own',
  safety: 'read',
} as const

it('[REQ-04] serialises the body as key=value pairs when the content type is form-encoded', () => {
  const form = operation({
    ...plain,
    method: 'POST',
    path: '/x',
    encoding: 'form',
    input: z.object({}),
  })

  const { body, headers } = encodeRequest(form, { a: 1, b: '二' }, at)
  expect(headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(body).toBe('a=1&b=%E4%BA%8C')
})

it('fills path values from the input and sends the rest as query', () => {
  const day = operation({
    ...plain,
    method: 'GET',
    path: '/sleep/{type}/{dat}',
    input: z.object({}),
  })

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
  const upload = operation({
    ...plain,
    method: 'POST',
    path: '/upload',
    encoding: 'multipart',
    input: z.object({}),
  })

  const file = new File(['bytes'], 'photo.png')
  const { body, headers } = encodeRequest(upload, { file, purpose: 'archive', note: null }, at)
  expect(body).toBeInstanceOf(FormData)
  expect(body instanceof FormData && [...body.keys()]).toEqual(['file', 'purpose'])
  expect(headers['content-type']).toBeUndefined()
})

it('sends an idempotency key where the operation takes one', () => {
  const draw = operation({
    ...plain,
    method: 'POST',
    path: '/draw',
    takesIdempotencyKey: true,
    input: z.object({}),
  })

  const other = operation({ ...plain, method: 'POST', path: '/other', input: z.object({}) })
  const keyed = { ...at, idempotencyKey: 'wish-0001' }
  expect(encodeRequest(draw, {}, keyed).headers['idempotency-key']).toBe('wish-0001')
  expect(encodeRequest(draw, {}, at).headers['idempotency-key']).toBeUndefined()
  expect(encodeRequest(other, {}, keyed).headers['idempotency-key']).toBeUndefined()
})

describe('a back end that knows the documents alone', () => {
  const documentedOnly = { ...at, documentedOnly: true }

  it('is sent no field of ours, in query and body', () => {
    const phone = { phone: '13800000001', purpose: 'login' }

    expect(encodeRequest(contract.account.sendCode, phone, documentedOnly).url).toBe(
      '/api/user/v1/app/pin?phone=13800000001',
    )

    expect(encodeRequest(contract.account.sendCode, phone, at).url).toContain('&purpose=login')
    const readings = { queryType: 'SINGLE_DAY', queryDate: '2026-03-02', userCode: 'U2' }

    const { body } = encodeRequest(
      contract.monitoring.listPressureReadings,
      readings,
      documentedOnly,
    )

    expect(JSON.parse(body as string)).toEqual({ queryType: 'SINGLE_DAY', queryDate: '2026-03-02' })
  })

  it('is sent every documented field, userCode too where the documents have it', () => {
    const { url } = encodeRequest(
      contract.warnings.listWarnings,
      { userCode: 'U2' },
      documentedOnly,
    )

    expect(url).toBe('/api/monitor/v1/abnormal/list?userCode=U2')
    const span = { type: '1', dat: '2026-03-02', userCode: 'U2' }

    expect(encodeRequest(contract.monitoring.getSleep, span, documentedOnly).url).toBe(
      '/api/monitor/app/v1/sleep/1/2026-03-02',
    )
  })

  it('is sent no file fields of ours either', () => {
    const input = z.object({ file: z.file(), purpose: addedInput(z.string()) })

    const upload = operation({
      ...plain,
      method: 'POST',
      path: '/upload',
      encoding: 'multipart',
      input,
    })

    const { body } = encodeRequest(
      upload,
      { file: new File(['b'], 'p.png'), purpose: 'x' },
      documentedOnly,
    )

    expect(body instanceof FormData && [...body.keys()]).toEqual(['file'])
  })

  it('is sent no idempotency key, and the headers that the documents ask for', () => {
    const keyed = { ...documentedOnly, idempotencyKey: 'wish-0001' }

    expect(encodeRequest(contract.points.draw, {}, keyed).headers).not.toHaveProperty(
      'idempotency-key',
    )

    expect(
      encodeRequest(contract.points.draw, {}, { ...keyed, documentedOnly: false }).headers,
    ).toHaveProperty('idempotency-key')

    expect(encodeRequest(contract.warnings.listWarnings, {}, keyed).headers).toMatchObject({
      client: 'iosandroid',
    })
  })
})

describe('the place of a call', () => {
  const { listDiseaseTags } = contract.profile
  const asked = { type: '1001', sex: '2' }

  it('by GET takes the input as query', () => {
    expect(
      encodeRequest(listDiseaseTags, asked, { ...at, place: 'GET /tags/v3/list' }),
    ).toMatchObject({
      url: '/api/tags/v3/list?type=1001&sex=2',
      method: 'GET',
    })
  })

  it('by POST takes it as JSON body', () => {
    const { url, method, body, headers } = encodeRequest(listDiseaseTags, asked, {
      ...at,
      place: 'POST /tags/v3/list',
    })

    expect([url, method]).toEqual(['/api/tags/v3/list', 'POST'])
    expect(JSON.parse(body as string)).toEqual(asked)
    expect(headers['content-type']).toBe('application/json;charset=UTF-8')
  })

  it.each([
    ['GET /tags/{sex}/{type}', '/api/tags/2/1001', undefined],
    ['POST /tags/{type}', '/api/tags/1001', '{"sex":"2"}'],
  ])('%s takes values into its path, and sends them nowhere else', (place, url, body) => {
    const request = encodeRequest(listDiseaseTags, asked, { ...at, place })
    expect([request.url, request.body]).toEqual([url, body])
  })

  it('may turn a POST into a GET', () => {
    const { url, method, body } = encodeRequest(
      contract.points.draw,
      { id: 'a' },
      { ...at, place: 'GET /draw' },
    )

    expect([url, method, body]).toEqual(['/api/draw?id=a', 'GET', undefined])
  })

  it.each([undefined, '', 'DELETE /x', 'GET x', 'GET /a b', '/x'])(
    '%j is none: the path of the contract holds',
    (place) => {
      expect(encodeRequest(listDiseaseTags, asked, { ...at, place }).url).toBe(
        '/api/common/v1/disease/tag?type=1001&sex=2',
      )
    },
  )

  it('asks for a value that its path needs', () => {
    expect(() => encodeRequest(listDiseaseTags, {}, { ...at, place: 'GET /tags/{type}' })).toThrow(
      '/tags/{type} needs a value for {type}',
    )
  })
})

it('null empties a field of a body, and is left out of a query', () => {
  const save = operation({ ...plain, method: 'POST', path: '/save', input: z.object({}) })
  const find = operation({ ...plain, method: 'GET', path: '/find', input: z.object({}) })
  expect(encodeRequest(save, { weight: null }, at).body).toBe('{"weight":null}')
  expect(encodeRequest(find, { weight: null }, at).url).toBe('/api/find')
})
