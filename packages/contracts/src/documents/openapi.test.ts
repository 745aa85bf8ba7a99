import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { openApiDocument } from './openapi.ts'
import { listOperations } from '../operation.ts'

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { in: string; name: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<
    string,
    { description?: string; content?: Record<string, { examples: Record<string, unknown> }> }
  >
  security: object[]
  [extension: `x-${string}`]: unknown
}

const document = openApiDocument()

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Operation,
  })),
)

const called = (id: string): Operation => {
  const found = described.find(({ operation }) => operation.operationId === id)
  if (!found) throw new Error(id)
  return found.operation
}

/** Every object and array below a value, with the way to it. */
function* nodesOf(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  yield [at, value as Record<string, unknown>]
  for (const [key, each] of Object.entries(value)) yield* nodesOf(each, `${at}/${key}`)
}

describe('the OpenAPI document', () => {
  it('has the structure of OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })

    expect(
      Object.keys(document)
        .filter((key) => !key.startsWith('x-'))
        .toSorted(),
    ).toEqual(['openapi', 'info', 'servers', 'tags', 'paths', 'components'].toSorted())

    for (const { path, method, operation } of described) {
      expect(path).toMatch(/^\//)
      expect(['get', 'post']).toContain(method)
      expect(Object.keys(operation.responses)).toEqual(['200', '4XX', 'default'])
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(new Set(parameters.map(({ name }) => name))).toEqual(new Set(inPath))
      expect(parameters.every(({ required }) => required)).toBe(true)
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size).toBe(names.length)

      expect(
        operation.parameters.every(
          ({ in: where, schema }) => /^(path|query|header)$/.test(where) && schema,
        ),
      ).toBe(true)

      expect(operation.requestBody !== undefined).toBe(method === 'post')
    }
  })

  it('describes every operation once, under its feature, which has a Chinese name', () => {
    const ids = described.map(({ operation }) => operation.operationId)

    expect(ids.toSorted()).toEqual(
      listOperations(contract)
        .map(([name]) => name)
        .toSorted(),
    )

    expect(document.tags.every(({ description }) => /\p{Script=Han}/u.test(description))).toBe(true)
    const tags = new Set(document.tags.map(({ name }) => name))

    expect(
      described.filter(({ operation }) => !operation.tags.every((tag) => tags.has(tag))),
    ).toEqual([])
  })

  it('refers to nothing that it does not hold, and its patterns can be read', () => {
    const json = JSON.parse(JSON.stringify(document))

    const resolve = (pointer: string): unknown =>
      pointer
        .slice(2)
        .split('/')
        .reduce((at: unknown, key) => (at as Record<string, unknown>)?.[key], json)

    const references = [...nodesOf(json)].flatMap(([, node]) =>
      typeof node['$ref'] === 'string' ? [node['$ref']] : [],
    )

    expect(references.length).toBeGreaterThan(0)

    expect(
      references.filter((pointer) => !pointer.startsWith('#/components/') || !resolve(pointer)),
    ).toEqual([])

    expect([...nodesOf(json)].filter(([, node]) => '$defs' in node || '$schema' in node)).toEqual(
      [],
    )

    expect(
      Object.keys(document.components.schemas).filter((name) => !/^[\w.-]+$/.test(name)),
    ).toEqual([])

    const patterns = [...nodesOf(json)].flatMap(([, node]) =>
      typeof node['pattern'] === 'string' ? [node['pattern']] : [],
    )

    expect(() => patterns.map((pattern) => new RegExp(pattern))).not.toThrow()
  })

  it('shows what goes in and out, and how each kind of failure looks', () => {
    for (const { operation } of described) {
      const { examples = {} } = operation.responses['200']?.content?.['application/json'] ?? {}
      const [success] = operation['x-codes'] as string[]
      expect(examples['success']).toMatchObject({ value: { code: success, msg: '操作成功' } })
      expect(examples['failure9999']).toMatchObject({ value: { code: '9999', data: null } })
      const bodies = Object.values(operation.requestBody?.content ?? {})
      expect(bodies.every(({ example }) => example !== undefined)).toBe(true)
    }

    expect(
      Object.keys(document.components.responses.Refused.content['application/json'].examples),
    ).toContain('status429')
  })

  it('tells codes, encodings, idempotency keys and fixed headers where a call has them', () => {
    expect(called('services.getJumpUrl')['x-codes']).toEqual(['2000', '9999', '410'])
    expect(called('account.sendCode')).toMatchObject({ security: [], 'x-codes': ['1000', '9999'] })
    expect(called('contacts.listContacts')['x-codes']).toEqual(['1000', '9999', '410', '401'])

    expect(Object.keys(called('files.uploadFile').requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ])

    const headers = (id: string) =>
      called(id)
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name)

    expect(headers('files.uploadFile')).toEqual(['Idempotency-Key'])
    expect(headers('warnings.listWarnings')).toEqual(['client'])
    expect(headers('contacts.listContacts')).toEqual([])
  })
})

type Json = Record<string, unknown>

const at = (value: unknown, ...path: string[]): Json =>
  path.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], value) as Json

const dataOf = (id: string): Json => {
  const schema = at(
    called(id).responses['200'],
    'content',
    'application/json',
    'schema',
    'properties',
    'data',
  )

  return (schema['anyOf'] as Json[])[0] ?? {}
}

describe('whose promise a call is', () => {
  it('stands at each call, in a word and in a sentence, and is explained at the head', () => {
    const { description } = document.info

    for (const [id, { origin }] of listOperations(contract)) {
      const operation = called(id)
      expect(operation['x-origin']).toBe(origin)
      expect(operation.description).toMatch(new RegExp(`^${origin}: [^.]+\\.$`, 'i'))
      expect(description).toContain(operation.description)
    }

    for (const word of ['x-origin', 'x-decided', 'x-added', 'kangban'])
      expect(description).toContain(word)
  })

  it('stands at each field whose name or form a requirement leaves open', () => {
    expect(at(dataOf('account.logIn'), 'properties', 'isNewUser')).toMatchObject({
      'x-decided': 'LOGIN-20',
    })

    expect(at(dataOf('account.logIn'), 'properties', 'token')).not.toHaveProperty('x-decided')

    expect(dataOf('lookup.listDiseaseNames')).toMatchObject({
      type: 'array',
      'x-decided': 'API-044',
    })

    const asked = called('devices.getBoundDevice').parameters.find(
      ({ name }) => name === 'deviceType',
    )

    expect(asked?.schema).toMatchObject({ 'x-decided': 'API-090' })
  })

  it('stands at what we add, in answer and request', () => {
    const entry = at(dataOf('warnings.listWarnings'), 'items')
    expect(at(entry, 'properties', 'kangban')).toMatchObject({ type: 'object', 'x-added': true })
    expect(entry['required']).not.toContain('kangban')
    const purpose = called('account.sendCode').parameters.find(({ name }) => name === 'purpose')
    expect(purpose).toMatchObject({ required: false, schema: { 'x-added': true } })
  })

  it('is said of no part of a call that is ours as a whole', () => {
    const ours = described.filter(({ operation }) => operation['x-origin'] === 'ours')

    const marked = ours.filter(({ operation }) =>
      /"x-(decided|added)"/.test(JSON.stringify(operation)),
    )

    expect(marked.map(({ path }) => path)).toEqual([])
  })
})
