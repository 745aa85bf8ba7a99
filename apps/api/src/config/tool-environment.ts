/** What a program that we start gets: our own environment and more. */
export const toolEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
})
