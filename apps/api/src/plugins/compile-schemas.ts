// The contracts are written in zod/mini, which goes through the keys of an object one by one: a page carries no compiler, and its
// policy lets none run. The service checks every answer, in less than half the time where zod's own compiler has made a function
// of each object.
import * as z from 'zod/mini'

/** By another service of this process. */
const isCompiled = (schema: unknown): boolean => schema instanceof z.core.$ZodObjectJIT

function compileObject(schema: z.core.$ZodObject): void {
  const { _zod: internals } = schema
  const isBare = internals.run === internals.parse
  z.core.$ZodObjectJIT.init(schema, internals.def)
  // Without checks of its own, to run an object is to parse it, as it was when it was made.
  if (isBare) internals.run = (payload, context) => internals.parse(payload, context)
}

/** Compiles the objects of a schema, wherever in it they stand. What a schema takes and gives stays the same. */
export function compileSchemas(part: unknown, seen = new Set<unknown>()): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)

  if (!(part instanceof z.core.$ZodType)) {
    for (const inner of Object.values(part)) compileSchemas(inner, seen)
    return
  }

  if (part instanceof z.core.$ZodObject && !isCompiled(part)) compileObject(part)
  compileSchemas(part._zod.def, seen)
}
