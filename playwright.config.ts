import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { realClock } from './tests/e2e/support/clock.ts'

const chromium = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)

/** The main way runs on a service of its own with a known record in the recorder; see tests/e2e/support/service.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/seeded-state.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // Two browsers, services and devices share the cores of whatever machine this is. What needed a second attempt is told at the
  // end of `npm test`: it is to be looked into, for it may be the product.
  retries: 1,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: true,
    // A worker would answer what a test takes from the page or watches, and show the last run's shell: worker/ has one.
    serviceWorkers: 'block',
    isMobile: true,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox'],
      // Without a UTF-8 locale Chromium gives downloads with Chinese names a name of its own.
      env: { ...process.env, ...realClock, LC_ALL: 'C.UTF-8' },
    },
  },
})
