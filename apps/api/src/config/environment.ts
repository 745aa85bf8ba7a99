/** The environment, as `env.ts` reads it. */
export type Env = Readonly<Record<string, string | undefined>>
