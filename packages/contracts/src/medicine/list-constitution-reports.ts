import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { ConstitutionScore, NamedConstitution } from './constitution.ts'
import { MOST_CONSTITUTION_REPORTS } from './constitution-names.ts'

export const listConstitutionReports = operation({
  origin: 'ours',
  method: 'GET',
  path: '/tcm/v1/app/history',
  summary: `The days on which the constitution was asked, newest first, at most ${MOST_CONSTITUTION_REPORTS}`,
  input: z.object({}),
  output: z.array(
    z.object({ day, main: ConstitutionScore, secondary: z.array(NamedConstitution) }),
  ),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      {
        day: '2026-02-20',
        main: {
          type: 'qi-deficiency',
          name: '气虚质',
          verdict: 'yes',
          verdictText: '是',
          score: 43.8,
        },
        secondary: [
          { type: 'yang-deficiency', name: '阳虚质', verdict: 'tendency', verdictText: '有倾向' },
        ],
      },
      {
        day: '2025-11-20',
        main: {
          type: 'qi-deficiency',
          name: '气虚质',
          verdict: 'yes',
          verdictText: '是',
          score: 53.1,
        },
        secondary: [],
      },
    ],
  },
})
