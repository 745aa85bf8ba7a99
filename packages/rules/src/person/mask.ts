/** 李建军 is 李*军, 李军 is 李*. */
export function maskName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= 2) return `${letters[0] ?? ''}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** 138****0001 */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****')
