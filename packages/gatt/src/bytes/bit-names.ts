/** The bits of a status or feature field that have a name; the others are reserved. */
export type BitNames<Name extends string> = readonly (readonly [bit: number, name: Name])[]

/** The field with the named bits set; a name said twice is one bit. */
export function bitsOfNames<Name extends string>(
  names: readonly Name[],
  table: BitNames<Name>,
): number {
  let bits = 0
  for (const [bit, name] of table) if (names.includes(name)) bits |= 1 << bit
  return bits
}

/** The names of the bits that are set, lowest first. Reserved bits are ignored. */
export function namesOfBits<Name extends string>(bits: number, table: BitNames<Name>): Name[] {
  return table.filter(([bit]) => ((bits >>> bit) & 1) === 1).map(([, name]) => name)
}
