import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { ATTRIBUTION } from './attribution.ts'
import { decided, decidedFields, withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

/** The content of a `list` row is its points, that of an `image` row its address. */
const row = <const T extends string, C extends z.ZodMiniType>(type: T, content: C) =>
  z.object(decidedFields('DISEASE-17', { type: z.literal(type), content }))

const DiseaseRow = z.discriminatedUnion('type', [
  row('text', z.string()),
  row('list', z.array(z.string())),
  row('image', z.url()),
])

export const DiseaseSection = z.object({ title: z.string(), rows: z.array(DiseaseRow) })
export type DiseaseSection = z.infer<typeof DiseaseSection>

export const DiseaseDetail = withAdded(
  {
    dise_name: z.string(),
    department_name: z.string(),
    /** Tabs. */
    content: decided('DISEASE-16', z.array(DiseaseSection)),
    tags: decided('DISEASE-16', z.array(DiseaseSection)),
  },
  { attribution: z.string() },
)
export type DiseaseDetail = z.infer<typeof DiseaseDetail>

export const getDisease = operation({
  origin: 'documented',
  method: 'GET',
  path: '/medical-canon/v1/illness-detail',
  summary: 'What is known of a disease, in plain words',
  input: z.object({
    typeName: z
      .string(MESSAGES.diseaseMissing)
      .check(
        z.trim(),
        z.minLength(1, MESSAGES.diseaseMissing),
        z.maxLength(60, MESSAGES.diseaseNameTooLong),
      ),
  }),
  output: DiseaseDetail,
  ownership: 'catalogue',
  safety: 'read',
  // The page itself says that nothing is known, and asks again where there was no answer.
  ownMessages: true,
  example: {
    input: { typeName: '高血压' },
    output: {
      dise_name: '高血压',
      department_name: '心血管内科',
      content: [
        {
          title: '概述',
          rows: [
            { type: 'image', content: 'https://kangban.example.org/lookup/01.svg' },
            { type: 'text', content: '血管里的血压力长期偏高，多数人没有感觉。' },
          ],
        },
      ],
      tags: [{ title: '宜', rows: [{ type: 'list', content: ['每天定时量血压', '饭菜清淡'] }] }],
      kangban: { attribution: ATTRIBUTION },
    },
  },
})
