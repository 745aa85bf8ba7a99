import { COPY } from '../copy.ts'

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function parsed(ruleJson: string): unknown {
  try {
    return JSON.parse(ruleJson)
  } catch {
    return null
  }
}

/** The names of the rule, which is the JSON text of an array; where it names nobody, there is the user. */
export function namesOf(ruleJson: string | null): string[] {
  const rule = ruleJson === null ? null : parsed(ruleJson)
  const names = Array.isArray(rule) ? rule.filter(isName).map((name) => name.trim()) : []
  return names.length > 0 ? [...new Set(names)] : [COPY.self]
}
