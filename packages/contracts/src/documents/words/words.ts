/** What a property is, in both languages, without a full stop; units and codes are added from its schema. */
export type Words = Readonly<Record<string, readonly [zh: string, en: string]>>

/** The same words for fields that stand below another one. */
export const within = (parent: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, each]) => [`${parent}.${name}`, each]))
