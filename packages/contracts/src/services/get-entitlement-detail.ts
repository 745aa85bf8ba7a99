import * as z from 'zod/mini'
import { day, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { decidedFields } from '../documents/origin.ts'
import { whole } from '../quantities/quantity.ts'

export const EntitlementDetail = z.object(
  decidedFields('EQUITY-03', {
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** First and last day on which the card holds; null without one: the answer then tells what it would hold. */
    validFrom: z.nullable(day),
    validTo: z.nullable(day),
    items: z.array(
      z.object(
        decidedFields('EQUITY-03', {
          name: z.string(),
          description: z.string(),
          used: whole('count'),
          total: whole('count'),
        }),
      ),
    ),
  }),
)
export type EntitlementDetail = z.infer<typeof EntitlementDetail>

export const getEntitlementDetail = operation({
  origin: 'documented',
  method: 'GET',
  path: '/equity/v1/detail',
  summary: 'The benefit card: its dates, what it holds and how much of that is used',
  input: nothing,
  output: EntitlementDetail,
  ownership: 'own',
  safety: 'read',
  loading: false,
  example: {
    input: {},
    output: {
      code: '0001',
      name: '康伴健康权益卡',
      description: '持卡期间可使用下列服务，一人一卡，不可转让。',
      validFrom: '2025-12-03',
      validTo: '2026-12-02',
      items: [
        {
          name: '电话医疗咨询',
          description: '全科医生电话解答，每天8点到20点',
          used: 3,
          total: 24,
        },
      ],
    },
  },
})
