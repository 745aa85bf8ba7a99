/** Version of this web app, written in by the build. */
export const WEB_VERSION: string = import.meta.env['WEB_VERSION']

/** Whether this is a build, which has a service worker, and not the dev server, which has none. */
export const IS_BUILT: boolean = import.meta.env.PROD
