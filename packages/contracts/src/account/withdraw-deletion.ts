import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const withdrawDeletion = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/account/deletion-withdraw',
  summary: 'Takes the request for the deletion of the account back; the account stays as it was',
  input: nothing,
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: {}, output: {} },
})
