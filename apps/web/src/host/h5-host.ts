import type { RuntimeConfig } from '../config/runtime-config.ts'

declare global {
  interface Window {
    /** Set by the server in the page: `test` picks the test host of H5 pages. */
    __SERVER_ENV__?: string
  }
}

/** The host of H5 pages, or undefined where none is configured. */
export const h5Host = ({ h5Test, h5Production }: RuntimeConfig['links']): string | undefined =>
  window.__SERVER_ENV__ === 'test' ? h5Test : h5Production
