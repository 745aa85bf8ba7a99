import { describe, expect, it } from 'vitest'
import { problemsOf } from './house-rules.mjs'

const importing = (file: string, specifier: string, kind = '') =>
  problemsOf(file, `import ${kind}{ x } from '${specifier}'\n`)

describe('arrows that must never be', () => {
  it.each([
    ['packages/contracts/src/a.ts', 'fastify'],
    ['packages/contracts/src/a.ts', 'react'],
    ['packages/contracts/src/a.ts', '../../../apps/api/src/app.ts'],
    ['packages/ecg-core/src/a.ts', 'node:fs'],
    ['packages/gatt/src/a.ts', 'zod/mini'],
    ['packages/vitals/src/a.ts', '@kangban/ecg-core'],
    ['packages/gatt/src/a.ts', '../../vitals/src/random.ts'],
    ['packages/rules/src/a.ts', 'node:fs'],
    ['packages/rules/src/a.ts', '../../../apps/api/src/ports/clock.ts'],
    ['packages/rules/src/a.ts', '@kangban/contracts/link'],
    ['apps/web/src/app/a.ts', '../../../api/src/app.ts'],
    ['apps/web/src/app/a.ts', '../../../device-sim/src/server.ts'],
    ['apps/web/src/features/home/a.ts', '../ecg/copy.ts'],
    ['apps/web/src/features/home/a.ts', '../../app/routes.ts'],
    ['apps/web/src/features/home/a.ts', 'antd-mobile'],
    ['apps/web/src/shared/ui/a.ts', 'antd-mobile/es/components/picker-view'],
    ['apps/web/src/features/home/a.ts', '@use-gesture/react'],
    ['apps/web/src/features/home/a.ts', 'echarts/core'],
    ['apps/web/src/shared/ui/a.ts', '../../features/ecg/copy.ts'],
    ['apps/api/src/app.ts', '../../web/src/main.tsx'],
    ['apps/api/src/features/ecg/get-record.ts', '../../../../../prisma/generated/sqlite/client.ts'],
    ['apps/api/src/features/ecg/get-record.ts', 'fastify'],
    ['apps/api/src/features/ecg/get-record.ts', '../account/sessions.ts'],
    ['apps/device-sim/src/a.ts', '../../api/src/app.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(importing(file, specifier)).toHaveLength(1)
  })

  it('are found in re-exports and in dynamic imports too', () => {
    expect(problemsOf('packages/contracts/src/a.ts', "export { x } from 'fastify'\n")).toHaveLength(
      1,
    )

    expect(
      problemsOf('packages/contracts/src/a.ts', "export const x = () => import('fastify')\n"),
    ).toHaveLength(1)
  })
})

it('leaves what is allowed alone', () => {
  const allowed = [
    importing('packages/vitals/src/a.ts', '@kangban/ecg-core', 'type '),
    importing('packages/gatt/src/a.test.ts', 'vitest'),
    importing('packages/rules/src/a.ts', '@kangban/contracts'),
    importing(
      'apps/api/src/features/ecg/ecg.repository.ts',
      '../../../../../prisma/generated/sqlite/client.ts',
    ),
    importing('apps/web/src/shared/ui/antd/a.ts', 'antd-mobile'),
    importing('apps/web/src/app/a.ts', '../features/ecg/copy.ts'),
  ]

  expect(allowed.flat()).toEqual([])
})

it.each([
  ['a file of 301 lines', 'apps/api/src/a.ts', 'x\n'.repeat(300)],
  ['a catch-all name', 'apps/api/src/utils.ts', ''],
  ['a catch-all folder', 'apps/api/src/helpers/a.ts', ''],
  ['camel case', 'apps/api/src/myFile.ts', ''],
  ['a clock among the rules', 'packages/rules/src/a.ts', 'export const x = new Date()\n'],
  ['chance among the rules', 'packages/rules/src/a.ts', 'export const x = Math.random()\n'],
  ['the environment outside config', 'apps/api/src/app.ts', 'export const x = process.env\n'],
])('refuses %s', (_, file, text) => {
  expect(problemsOf(file, text)).toHaveLength(1)
})
