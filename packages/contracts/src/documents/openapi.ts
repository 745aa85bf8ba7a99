import {
  BUSINESS_FAILURE,
  FORBIDDEN,
  HTTP_REFUSALS,
  SESSION_ENDED,
  SUCCESS,
} from '../wire/codes.ts'
import { contract } from '../contract.ts'
import { CONTRACT_VERSION } from './contract-version.ts'
import { FEATURES } from '../features.ts'
import { jsonSchemaOf } from './json-schema.ts'
import * as MESSAGES from '../wire/messages.ts'
import { refuse } from '../wire/refuse.ts'
import { listOperations, type Operation } from '../operation.ts'
import { describeProperties, type JsonSchema } from './describe-properties.ts'
import { ADDED, ADDED_KEY, DECIDED, type Origin } from './origin.ts'

type Schemas = Record<string, JsonSchema>

/** A call of ours is ours as a whole: what its parts are where a documented call has them says nothing there. */
const withoutMarks = (key: string, value: unknown): unknown =>
  key === DECIDED || key === ADDED ? undefined : value

/** A schema within the document: what it defines for itself moves to the components, where references can find it. */
function jsonSchema(
  operation: Operation,
  { io, name, schemas }: { io: 'input' | 'output'; name: string; schemas: Schemas },
) {
  const { $schema: _, '~standard': _standard, ...rest } = jsonSchemaOf(operation[io], io)

  const prefix = `${name}.${io}`

  const text = JSON.stringify(rest, operation.origin === 'ours' ? withoutMarks : undefined)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${prefix}.`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${prefix}"`)

  const { $defs = {}, ...own }: JsonSchema & { $defs?: Schemas } = JSON.parse(text)
  const worded = (schema: JsonSchema) => describeProperties(schema, { operation: name, names: [] })
  for (const [key, each] of Object.entries($defs)) schemas[`${prefix}.${key}`] = worded(each)
  const described = worded(own)
  if (text.includes(`"#/components/schemas/${prefix}"`)) schemas[prefix] = described
  return described
}

/** Of the refusals with the same code the one that tells most of it. */
const TYPICAL = [
  'badInput',
  'forbidden',
  'loginExpired',
  'badJson',
  'notFound',
  'bodyTooSlow',
  'bodyTooLarge',
  'unsupportedType',
  'tooManyRequests',
  'serverError',
  'shuttingDown',
] as const

const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  [SUCCESS, MESSAGES.success],
  ...TYPICAL.map((name) => {
    const { code, userMessage } = refuse(name, '')
    return [code, userMessage]
  }),
])

const failure = (code: string) => ({
  summary: CODES[code],
  value: { code, msg: CODES[code] ?? '', data: null },
})

const needsSession = ({ ownership }: Operation): boolean =>
  ownership !== 'anyone' && ownership !== 'secret'

/** Codes that a call may answer with HTTP status 200. */
function codesOf(operation: Operation): string[] {
  const success = operation.successCode ?? SUCCESS
  const named = needsSession(operation) && operation.ownership !== 'catalogue'

  return [
    success,
    BUSINESS_FAILURE,
    ...(needsSession(operation) ? [SESSION_ENDED] : []),
    ...(named ? [FORBIDDEN] : []),
  ]
}

/** What stands in JSON for an example: a file by its name. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, each: unknown) => (each instanceof File ? each.name : each)),
  )

const envelope = (data: JsonSchema, successCode: string): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'string',
      description: `返回码，成功是 ${successCode}。 Code of the answer: ${successCode} on success, another one otherwise.`,
      examples: [successCode],
    },
    msg: { type: 'string', description: '给人看的文字。 What people are told.' },
    data: {
      ...(data['type'] === 'null' ? data : { anyOf: [data, { type: 'null' }] }),
      description: '内容，失败时为 null。 What was asked for; null of a failure.',
    },
  },
})

/** What the origin of a call means to whoever reads the document. */
const ORIGINS: Readonly<Record<Origin, string>> = {
  documented: 'Documented: method, path and fields are those of the two documents.',
  named:
    'Named: the documents know this call by an internal name alone, so that method and path are our guess.',
  ours: 'Ours: no document knows this call, and no other back end has it.',
}

const ABOUT = [
  'Every call says in `x-origin` whose promise it is.',
  ...Object.values(ORIGINS),
  `In documented and named calls \`${DECIDED}\` is the requirement that leaves a field's name or form open, so that another`,
  `back end may differ there; \`${ADDED}\` marks what our service alone knows: fields of a request that may be left out, and`,
  `the key \`${ADDED_KEY}\`, below which stands whatever an answer has beyond the documents. Data that no document names may`,
  'be anything.',
  'Numbers say what they are: `x-quantity`, `x-unit` in UCUM, the possible range as minimum and maximum, the one that is',
  'not looked at once more as `x-plausible`, and `x-precision`, the smallest step. `x-zero-is-none`: 0 stands for none.',
  '`x-kind` says of a text that it is an `id`, a `user` code, a `time` of day, an `address` or a `masked-phone`.',
].join(' ')

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parameters(operation: Operation, input: JsonSchema): object[] {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const example = fieldsOf(plain(operation.example?.input))

  const given = Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    if (!inPath.includes(name) && operation.method === 'POST') return []
    const required = inPath.includes(name) || (input.required?.includes(name) ?? false)
    const shown = name in example ? { example: example[name] } : {}
    const where = inPath.includes(name) ? 'path' : 'query'
    const { description, ...rest } = schema
    return [{ in: where, name, required, description, schema: rest, ...shown }]
  })

  const fixed = Object.entries(operation.headers ?? {}).map(([name, value]) => ({
    in: 'header',
    name,
    required: false,
    description: '文档要求的客户端标记。 Mark of the client that the documents ask for.',
    schema: { type: 'string' },
    example: value,
  }))

  const once = {
    in: 'header',
    name: 'Idempotency-Key',
    required: false,
    description:
      '同一个键的调用只算一次，回答相同。 Calls with the same key have one effect and the same answer.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    example: '3f9d2a64-1c7b-4e58-9b0a-6d2f8e4c5a71',
  }

  return [...given, ...fixed, ...(operation.takesIdempotencyKey ? [once] : [])]
}

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const requestBody = ({ encoding, example }: Operation, schema: JsonSchema): object => ({
  required: true,
  content: {
    [encoding ? MEDIA_TYPES[encoding] : 'application/json']: {
      schema,
      ...(example ? { example: plain(example.input) } : {}),
    },
  },
})

function success(operation: Operation, data: JsonSchema): object {
  const code = operation.successCode ?? SUCCESS
  const value = { code, msg: MESSAGES.success, data: plain(operation.example?.output) }
  const failures = codesOf(operation).slice(1)

  return {
    description: 'The envelope; a business failure has another code and data null',
    content: {
      'application/json': {
        schema: envelope(data, code),
        examples: {
          ...(operation.example ? { success: { summary: MESSAGES.success, value } } : {}),
          ...Object.fromEntries(failures.map((each) => [`failure${each}`, failure(each)])),
        },
      },
    },
  }
}

function describe([name, operation]: readonly [string, Operation], schemas: Schemas): object {
  const input = jsonSchema(operation, { io: 'input', name, schemas })
  const { maxBodyBytes, takesIdempotencyKey } = operation

  return {
    operationId: name,
    summary: operation.summary,
    description: ORIGINS[operation.origin],
    tags: [name.split('.')[0]],
    security: needsSession(operation) ? [{ token: [] }] : [],
    'x-origin': operation.origin,
    'x-ownership': operation.ownership,
    'x-safety': operation.safety,
    'x-codes': codesOf(operation),
    ...(takesIdempotencyKey ? { 'x-idempotency-key': true } : {}),
    ...(maxBodyBytes ? { 'x-max-body-bytes': maxBodyBytes } : {}),
    parameters: parameters(operation, input),
    ...(operation.method === 'POST' ? { requestBody: requestBody(operation, input) } : {}),
    responses: {
      200: success(operation, jsonSchema(operation, { io: 'output', name, schemas })),
      '4XX': { $ref: '#/components/responses/Refused' },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

const refused = () => ({
  description:
    'Refused before or outside the operation; the envelope carries the HTTP status as its code',
  content: {
    'application/json': {
      schema: envelope({ type: 'null' }, SUCCESS),
      examples: Object.fromEntries(HTTP_REFUSALS.map((code) => [`status${code}`, failure(code)])),
    },
  },
})

/** OpenAPI 3.1 document of the contracts (3.1 takes JSON Schema 2020-12 as it is). */
export function openApiDocument() {
  const schemas: Schemas = {}
  const paths: Record<string, Record<string, object>> = {}

  for (const entry of listOperations(contract)) {
    const { path, method } = entry[1]

    ;(paths[path] ??= {})[method.toLowerCase()] = describe(entry, schemas)
  }

  return {
    openapi: '3.1.0',
    info: {
      title: '康伴 Kangban API',
      version: CONTRACT_VERSION,
      description: ABOUT,
      contact: { name: '康伴 Kangban' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(FEATURES).map(([name, description]) => ({ name, description })),
    'x-codes': CODES,
    paths,
    components: {
      schemas,
      responses: { Refused: refused() },
      securitySchemes: {
        token: {
          type: 'apiKey' as const,
          in: 'header' as const,
          name: 'Authorization',
          description: 'The token of the login answer as it is',
        },
      },
    },
  }
}
