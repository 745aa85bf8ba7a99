import { UNITS } from '@kangban/contracts'

/** 比平时高 0.3℃: how a night's own value differs from the own nights before it, beside that value and no other. */
export function deviationWords(deviation: number, digits = 1): string {
  const degrees = Math.abs(deviation).toFixed(digits)
  if (Number(degrees) === 0) return '和平时一样'
  return `比平时${deviation > 0 ? '高' : '低'} ${degrees}${UNITS.temperature}`
}
