// Whose promise a call, a field or a form is: that of the two documents, ours for want of one, or ours alone. See
// docs/adr/0014-whose-promise.md.
import * as z from 'zod/mini'

/**
 * - `documented`: stands in the documents with its path;
 * - `named`: the documents know it by an internal name alone; its path is ours to guess and the operator's to set;
 * - `ours`: no other back end has it.
 */
export type Origin = 'documented' | 'named' | 'ours'

/** What stands in the JSON Schema of a field, for documents and checkers. */
export const DECIDED = 'x-decided'
export const ADDED = 'x-added'

/** A field, or data, whose name or form the row leaves open: what stands is our choice. What is below it is not meant. */
export function decided<S extends z.core.$ZodType>(row: string, schema: S): S {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { [DECIDED]: row })
  return own
}

/** Several such fields of one row. */
export const decidedFields = <S extends z.core.$ZodLooseShape>(row: string, shape: S): S =>
  // The keys and their schemas stay what they are.
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, decided(row, schema)]),
  ) as S

/** A field that no document knows. It may always be left out. */
const added = <S extends z.ZodMiniType>(schema: S) => {
  const own = z.optional(schema)
  z.globalRegistry.add(own, { [ADDED]: true })
  return own
}

/** Input fields that only our own service knows: never sent to another one. */
export const addedInput = <S extends z.ZodMiniType>(schema: S) => added(schema)

/** The one key of a documented answer below which everything stands that we add. */
export const ADDED_KEY = 'kangban'

/** The fields of a documented answer, or of an entry of it, with what we add to them apart. */
export const withAdded = <D extends z.core.$ZodLooseShape, A extends z.core.$ZodLooseShape>(
  documented: D,
  ours: A,
) => z.object({ ...documented, [ADDED_KEY as 'kangban']: added(z.object(ours)) })

/** Documented fields and ours side by side, for where the whole is ours. */
export const allFields = <D extends z.core.$ZodLooseShape, A extends z.core.$ZodLooseShape>({
  shape,
}: z.ZodMiniObject<D & { kangban: z.ZodMiniOptional<z.ZodMiniObject<A>> }>) => {
  const { kangban, ...documented } = shape
  return { ...documented, ...kangban._zod.def.innerType.shape }
}

/** Data that no document names: a back end may answer anything. */
export const unnamed = () => unnamedWith({})

/** Data that no document names, to which our own service adds something. */
export function unnamedWith<A extends z.core.$ZodLooseShape>(ours: A) {
  const own = z.object({ [ADDED_KEY as 'kangban']: added(z.object(ours)) })
  // What else an object holds is let pass by a checker; of our own answers it is cut off all the same.
  z.globalRegistry.add(own, { additionalProperties: true })
  const schema = z.union([own, z.null(), z.string(), z.number(), z.boolean(), z.array(z.unknown())])
  type Added = z.ZodMiniObject<A>

  // What other than an object comes is let pass and never read.
  return schema as unknown as z.ZodMiniType<
    { kangban?: z.output<Added> } | null,
    { kangban?: z.input<Added> } | null
  >
}

/** What a schema is made of. */
export const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

const marked = (schema: unknown, mark: string): unknown =>
  z.globalRegistry.get(schema as z.ZodMiniType)?.[mark]

/** The OPEN row of a field whose name or form is our choice. */
export const decidedBy = (schema: z.core.$ZodType): string | undefined => {
  const row = marked(schema, DECIDED)
  return typeof row === 'string' ? row : undefined
}

export const isAdded = (schema: z.core.$ZodType): boolean => marked(schema, ADDED) === true
