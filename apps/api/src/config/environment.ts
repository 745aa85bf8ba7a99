/** The environment, as `env.ts` reads it. */
export type Env = Readonly<Record<string, string | undefined>>

/** Hosts that nothing but this machine hears of. */
export const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']
