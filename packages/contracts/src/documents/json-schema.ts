import * as z from 'zod/mini'
import { QUANTITIES, type Quantity } from '../quantities/quantities.ts'
import { KIND } from '../wire/kinds.ts'
import { QUANTITY, ZERO_IS_NONE } from '../quantities/quantity.ts'

const quantities: ReadonlyMap<unknown, Quantity> = new Map(Object.entries(QUANTITIES))

/** In words: `心率（次/分）。 Heart rate (/min).`, the one form of all descriptions. */
export function quantityWords({ zh, en, unit, ucum }: Quantity): string {
  const [inChinese, inEnglish] = unit ? [`（${unit}）`, ` (${ucum})`] : ['', '']
  return `${zh}${inChinese}。 ${en.charAt(0).toUpperCase()}${en.slice(1)}${inEnglish}.`
}

/** A limit that the schema itself sets: zod writes those of all safe integers where there is none. */
const isSet = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER

/** What a number means, as keywords: the possible range as that of the schema, which programs hold it to. */
function meaningOf(quantity: Quantity, { minimum, maximum }: z.core.JSONSchema.BaseSchema): object {
  const { possible, plausible, ucum, precision } = quantity

  return {
    description: quantityWords(quantity),
    minimum: isSet(minimum) ? minimum : possible.low,
    maximum: isSet(maximum) ? maximum : possible.high,
    'x-unit': ucum,
    'x-plausible': [plausible.low, plausible.high],
    'x-precision': precision,
  }
}

/** JSON Schema 2020-12 of a schema of the contracts, with what its numbers mean. */
export const jsonSchemaOf = (
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  options: { reused?: 'inline' } = {},
) =>
  z.toJSONSchema(schema, {
    ...options,
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const quantity = quantities.get(jsonSchema[QUANTITY])
      if (quantity) Object.assign(jsonSchema, meaningOf(quantity, jsonSchema))
      if (jsonSchema[ZERO_IS_NONE] === true) jsonSchema.minimum = 0
      if (jsonSchema[KIND] === 'id') jsonSchema.minLength ??= 1
    },
  })
