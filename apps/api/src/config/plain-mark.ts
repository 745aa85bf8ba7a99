/** Marks a text of a sealed column that a migration could not seal: no key may be named so. */
export const PLAIN = 'plain'
