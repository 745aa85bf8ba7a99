import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const listComparisonNames = operation({
  origin: 'documented',
  method: 'GET',
  path: '/rule-conf/v1/rules/34',
  summary:
    'The user names of the comparison records: the configured ones, then those that the user has used besides',
  input: nothing,
  /** JSON text of an array of strings. */
  output: z.object({ ruleJson: z.string() }),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: { ruleJson: '["本人","老伴","儿子","女儿"]' } },
})
