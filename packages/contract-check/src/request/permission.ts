import type { Operation } from '@kangban/contracts'
import type { CheckOptions } from '../check-options.ts'
import type { Text } from '../text.ts'

/** Whether the caller of the command allowed an operation; null means yes. */
export function refusalOf(
  name: string,
  { safety }: Operation,
  { allow, only }: Pick<CheckOptions, 'allow' | 'only'>,
): Text | null {
  const named = only.has(name)
  if (only.size > 0 && !named) return { zh: '未在 --only 中点名', en: 'not named by --only' }
  if (!allow.has(safety)) return { zh: `需要 --allow ${safety}`, en: `needs --allow ${safety}` }

  if ((safety === 'irreversible' || safety === 'sends-message') && !named) {
    return { zh: `还需要 --only ${name}`, en: `needs --only ${name} as well` }
  }

  return null
}
