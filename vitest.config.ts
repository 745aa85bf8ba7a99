import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/*',
      'packages/*',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'prisma', include: ['prisma/*.test.ts', 'prisma/seed/*.test.ts'] } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.fault.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
