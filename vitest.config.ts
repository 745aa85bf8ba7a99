import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/*',
      'packages/*',
      { test: { name: 'scripts', include: ['scripts/*.test.ts'] } },
      { test: { name: 'prisma', include: ['prisma/*.test.ts', 'prisma/seed/*.test.ts'] } },
    ],
  },
})
