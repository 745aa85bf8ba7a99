import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The browser of the system, where there is one, else Playwright's own. */
const chromium = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/foreign-app',
  reporter: [['list'], ['json']],
  forbidOnly: true,
  use: {
    locale: 'zh-CN',
    launchOptions: { args: ['--no-sandbox'], ...(chromium ? { executablePath: chromium } : {}) },
  },
})
