import { type RuntimeConfig, setRuntimeConfig } from '../runtime-config.ts'

/** A configuration for tests; fields are replaced as a test needs. */
export const testConfig = (fields: Partial<RuntimeConfig> = {}): RuntimeConfig =>
  setRuntimeConfig({
    mode: 'production',
    apiBase: '/api',
    backend: 'kangban',
    liveUpdates: false,
    simulatorUrl: null,
    outboxUrl: null,
    links: { customerService: 'https://example.org/service' },
    phones: { service: '400-800-1234', afterSales: '400-800-1235', rescue: '400-800-1200' },
    company: { name: '康伴健康科技', filingNumber: '沪ICP备00000000号' },
    ...fields,
  })
