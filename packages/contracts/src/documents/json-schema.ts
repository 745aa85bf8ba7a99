import * as z from 'zod/mini'
import { QUANTITIES, type Quantity } from '../quantities/quantities.ts'
import { QUANTITY } from '../quantities/quantity.ts'

const quantities: ReadonlyMap<unknown, Quantity> = new Map(Object.entries(QUANTITIES))

/** What a number means, as keywords: the possible range as that of the schema, which programs hold it to. */
function meaningOf({ zh, en, unit, ucum, possible, plausible, precision }: Quantity): object {
  return {
    description: `${zh}${unit && `，${unit}`} · ${en}`,
    minimum: possible.low,
    maximum: possible.high,
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
      if (quantity) Object.assign(jsonSchema, meaningOf(quantity))
    },
  })
