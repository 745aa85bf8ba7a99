/** Version of this web app, written in by the build. */
export const WEB_VERSION: string = import.meta.env['WEB_VERSION']
