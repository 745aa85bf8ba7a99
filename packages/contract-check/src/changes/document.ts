// The parts of an OpenAPI 3.1 document of ours that a comparison looks at.
import * as z from 'zod/mini'
import type { JsonSchema } from '../answer/json-schema.ts'

const Schema = z.custom<JsonSchema>(
  (value) => typeof value === 'boolean' || (typeof value === 'object' && value !== null),
)

const Content = z.record(z.string(), z.looseObject({ schema: z.optional(Schema) }))

const Parameter = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z._default(z.boolean(), false),
  schema: z._default(Schema, {}),
})

const Response = z.looseObject({
  $ref: z.optional(z.string()),
  content: z._default(Content, {}),
})

const Operation = z.looseObject({
  operationId: z.string(),
  security: z._default(z.array(z.unknown()), []),
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(
    z.looseObject({ required: z._default(z.boolean(), false), content: Content }),
  ),
  responses: z.record(z.string(), Response),
  'x-origin': z.optional(z.string()),
  'x-ownership': z.optional(z.string()),
  'x-safety': z.optional(z.string()),
  'x-codes': z._default(z.array(z.string()), []),
  'x-max-body-bytes': z.optional(z.number()),
})

const Document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ version: z.string() }),
  servers: z._default(z.array(z.unknown()), []),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z._default(
    z.looseObject({
      schemas: z._default(z.record(z.string(), Schema), {}),
      responses: z._default(z.record(z.string(), Response), {}),
      securitySchemes: z._default(z.unknown(), {}),
    }),
    { schemas: {}, responses: {}, securitySchemes: {} },
  ),
})

export type ApiParameter = z.output<typeof Parameter>
export type ApiResponse = z.output<typeof Response>
export type ApiContent = z.output<typeof Content>
export type ApiOperation = z.output<typeof Operation>
export type ApiDocument = z.output<typeof Document>

/** References into the components become those that `resolve` of json-schema.ts follows. @throws what zod finds amiss. */
export const readDocument = (value: unknown): ApiDocument =>
  z.parse(
    Document,
    JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/')),
  )

/** The schema against which references of a document are resolved. */
export const rootOf = ({ components }: ApiDocument): JsonSchema => ({ $defs: components.schemas })

/** Whether two values say the same, in whatever order their keys stand. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** What of a value stands under other keys than these. */
export const besides = (value: object, keys: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)))
