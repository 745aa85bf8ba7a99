import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { DiseaseTag } from './disease-tag.ts'
import { TAG_TYPES } from './tag-types.ts'
import { decided } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

export const listDiseaseTags = operation({
  origin: 'named',
  method: 'GET',
  path: '/common/v1/disease/tag',
  summary:
    'The diseases of a type (1001 personal, 2001 family, 3001 mental) that a person of that sex is asked about',
  input: z.object({
    type: decided('API-130', z.enum(TAG_TYPES, MESSAGES.tagTypeWrong)),
    sex: decided('API-130', z.enum(['1', '2'], MESSAGES.sexMissing)),
  }),
  output: z.array(DiseaseTag),
  ownership: 'catalogue',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { type: '1001', sex: '2' },
    output: [
      { id: '100101', tagName: '高血压', kangban: { tagCode: '100101', group: null } },
      {
        id: '100191',
        tagName: '子宫肌瘤',
        kangban: { tagCode: '100191', group: 'gynaecological' },
      },
    ],
  },
})
