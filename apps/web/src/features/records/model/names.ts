const isText = (value: unknown): value is string => typeof value === 'string'

/** The names of the rule, which is the JSON text of an array; what cannot be read has none. */
export function namesOf(ruleJson: string): string[] {
  try {
    const names: unknown = JSON.parse(ruleJson)
    return Array.isArray(names) ? names.filter(isText) : []
  } catch {
    return []
  }
}
