import { type RuntimeConfig, runtimeConfig } from '../config/runtime-config.ts'

declare global {
  interface Window {
    /** Set by the server in the page: `test` picks the test host of H5 pages. */
    __SERVER_ENV__?: string
  }
}

/** The host of H5 pages, or undefined where none is configured. */
function h5Host({ h5Test, h5Production }: RuntimeConfig['links']): string | undefined {
  const host = window.__SERVER_ENV__ === 'test' ? h5Test : h5Production
  return host && /^https?:\/\/[^/]/.test(host) ? host : undefined
}

/**
 * Where others open this app, without a route: its H5 host, because a native app may have the page from anywhere, even from
 * its own files; where none is configured, the place that this page comes from.
 */
export const appAddress = (): string =>
  (h5Host(runtimeConfig().links) ?? location.href)
    .replace(/(\/index\.html)?[?#].*$/, '')
    .replace(/\/$/, '')

/**
 * What is of use elsewhere: a page of this app at its H5 host, a file of this server as a whole address; a whole one stays
 * as it is.
 */
export function wholeAddress(url: string): string {
  if (/^\w+:/.test(url)) return url

  return /^\/?#\//.test(url)
    ? `${appAddress()}/${url.replace(/^\//, '')}`
    : new URL(url, location.href).href
}
