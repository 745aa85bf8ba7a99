import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { listOperations, type Operation } from './operation.ts'

interface JsonSchema {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const envelope = (data: JsonSchema, successCode: string): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'string',
      description: `"${successCode}" on success, another code otherwise`,
      examples: [successCode],
    },
    msg: { type: 'string' },
    data: { anyOf: [data, { type: 'null' }] },
  },
})

function describe(name: string, operation: Operation): object {
  const input = jsonSchema(operation.input, 'input')
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const parameter = ([key, schema]: [string, JsonSchema]) => ({
    in: inPath.includes(key) ? 'path' : 'query',
    name: key,
    required: inPath.includes(key) || (input.required?.includes(key) ?? false),
    schema,
  })
  return {
    operationId: name,
    summary: operation.summary,
    tags: [name.split('.')[0]],
    security: operation.ownership === 'anyone' || operation.ownership === 'secret' ? [] : [{ token: [] }],
    'x-ownership': operation.ownership,
    'x-safety': operation.safety,
    ...(operation.method === 'GET'
      ? { parameters: Object.entries(input.properties ?? {}).map(parameter) }
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: 'The envelope; a business failure has another code and data null',
        content: {
          'application/json': {
            schema: envelope(jsonSchema(operation.output, 'output'), operation.successCode ?? '1000'),
          },
        },
      },
    },
  }
}

/** OpenAPI 3.1 document of the contracts (3.1 takes JSON Schema 2020-12 as it is). */
export function openApiDocument(info: { title: string; version: string; basePath: string }) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of listOperations(contract)) {
    ;(paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(name, operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.basePath }],
    paths,
    components: {
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
