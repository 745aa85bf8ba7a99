// For tests: every class of change as a mutation of our own document, wherever it can be made.
import type { ChangeKind, Side } from '../changes/kinds.ts'
import {
  type Act,
  type MutableSchema,
  type Mutation,
  schemaMutations,
  set,
} from './schema-mutations.ts'

interface Parameter {
  in: string
  name: string
  required: boolean
  schema: MutableSchema
}

type Content = Record<string, { schema?: MutableSchema }>

export interface MutableOperation {
  operationId: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
  'x-origin': string
  'x-ownership': string
  'x-safety': string
  'x-codes': string[]
  'x-max-body-bytes'?: number
}

export interface MutableDocument {
  info: { version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, MutableOperation>>
  components: { securitySchemes: { token: { name: string } } }
}

const contentsOf = (operation: MutableOperation): [Side, Content][] => [
  ['request', operation.requestBody?.content ?? {}],
  ['response', operation.responses['200']?.content ?? {}],
]

const schemasOf = (operation: MutableOperation): [Side, MutableSchema][] => [
  ...operation.parameters.map(({ schema }): [Side, MutableSchema] => ['request', schema]),
  ...contentsOf(operation).flatMap(([side, content]) =>
    Object.values(content).flatMap(({ schema }): [Side, MutableSchema][] =>
      schema ? [[side, schema]] : [],
    ),
  ),
]

const mutation = (
  kind: ChangeKind,
  side: Side,
  ...acts: (Act | false | undefined)[]
): Mutation => ({
  kind,
  side,
  acts: acts.filter((act) => typeof act === 'function'),
})

function parameterMutations(operation: MutableOperation): Mutation[] {
  const added = (required: boolean) => () =>
    operation.parameters.push({ in: 'query', name: 'zz', required, schema: { type: 'string' } })

  const optional = operation.parameters.find(({ required }) => !required)

  return [
    mutation('optional-added', 'request', added(false)),
    mutation('required-added', 'request', added(true)),
    mutation('became-required', 'request', optional && set(optional, 'required', true)),
  ]
}

function callMutations(operation: MutableOperation): Mutation[] {
  const { security, requestBody, responses } = operation

  const call = (kind: ChangeKind, ...acts: (Act | false | undefined)[]) =>
    mutation(kind, 'call', ...acts)

  const limit = operation['x-max-body-bytes'] ?? 2 ** 20
  const origin = operation['x-origin']

  return [
    call('call-renamed', set(operation, 'operationId', 'zz.zz')),
    call('security-added', security.length === 0 && set(operation, 'security', [{ token: [] }])),
    call('origin-lowered', origin === 'documented' && set(operation, 'x-origin', 'named')),
    call('origin-raised', origin === 'ours' && set(operation, 'x-origin', 'named')),
    call(
      'access-widened',
      operation['x-ownership'] === 'own' && set(operation, 'x-ownership', 'granted'),
    ),
    call('safety-changed', set(operation, 'x-safety', 'zz')),
    call(
      'success-code-changed',
      set(operation, 'x-codes', ['7777', ...operation['x-codes'].slice(1)]),
    ),
    call('code-added', set(operation, 'x-codes', [...operation['x-codes'], '7777'])),
    call('body-limit-raised', set(operation, 'x-max-body-bytes', limit * 2)),
    call('words', set(operation, 'description', 'zz')),
    mutation('body-optional', 'request', requestBody && set(requestBody, 'required', false)),
    ...contentsOf(operation).map(([side, content]) =>
      mutation(
        'media-type-added',
        side,
        Object.keys(content).length > 0 && set(content, 'text/zz', {}),
      ),
    ),
    mutation('status-added', 'response', set(responses, '201', {})),
  ]
}

function documentMutations(document: MutableDocument): Mutation[] {
  const [path = '', methods = {}] = Object.entries(document.paths)[0] ?? []
  const [server] = document.servers
  const copy = JSON.parse(JSON.stringify(methods).replaceAll('"operationId":"', '$&zz.'))

  return [
    mutation('call-added', 'call', set(document.paths, '/zz', copy)),
    mutation('call-moved', 'call', () => {
      delete document.paths[path]
      document.paths[`${path}/zz`] = methods
    }),
    mutation('base-changed', 'call', server && set(server, 'url', '/zz')),
    mutation(
      'security-scheme-changed',
      'call',
      set(document.components.securitySchemes.token, 'name', 'zz'),
    ),
    mutation('words', 'call', set(document.info, 'description', 'zz')),
  ]
}

/** All mutations of a document with one operation. */
export function mutationsOf(document: MutableDocument): Mutation[] {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  return [
    ...schemaMutations(operations.flatMap(schemasOf)),
    ...operations.flatMap((operation) => [
      ...parameterMutations(operation),
      ...callMutations(operation),
    ]),
    ...documentMutations(document),
  ].filter(({ acts }) => acts.length > 0)
}
