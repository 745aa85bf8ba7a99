import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: '@kangban/web',
      environment: 'jsdom',
      pool: 'vmThreads',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['./src/app/testing/setup.ts'],
      // Contrasts and words are tested; other style sheets count for nothing here.
      css: { include: [/(tokens|base|vocabulary)\.css/] },
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
)
