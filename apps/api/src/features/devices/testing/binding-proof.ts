import { bindingCode, stepAt } from '../../../security/binding-code.ts'

export const CODE_KEY = '0badc0de'.repeat(8)

/** What a scan gives of a device that shows its code, at that moment. */
export const proofAt = (at: Date, told: object = {}, key = CODE_KEY): string =>
  JSON.stringify({ ...told, bindingCode: bindingCode(key, stepAt(at)) })
