import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { PointsSummary } from './points.ts'

export const getPoints = operation({
  origin: 'documented',
  method: 'GET',
  path: '/integral/v1/app/info',
  summary: 'Points left, the running sign-in cycle and the activities',
  input: nothing,
  output: PointsSummary,
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: {
      remain: 480,
      userOperEntites: [
        { id: '2026-03-01', createTime: '2026-03-01T08:12:30+08:00', integral: 30 },
        { id: '2026-03-02', createTime: '2026-03-02T07:55:04+08:00', integral: 60 },
      ],
      integrals: [30, 60, 60, 60, 60, 60, 60],
      activityResps: [
        {
          id: 'new-user',
          name: '新人有礼',
          description: '新用户专享，免费抽一次',
          activityType: '0001',
          partake: 18,
          isPart: true,
          consume: 0,
        },
        {
          id: 'lucky-wheel',
          name: '幸运大转盘',
          description: '每次消耗60积分，最高可得88元现金红包',
          activityType: '0002',
          partake: 236,
          isPart: false,
          consume: 60,
        },
      ],
    },
  },
})
