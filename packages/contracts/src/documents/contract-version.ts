/**
 * Semantic version of what both sides promise, of its own beside that of the product: who was broken by a change sees another
 * major. `npm run contract-release` raises it as far as the changes ask for; before that, whoever breaks a caller raises the
 * major here, or `npm test` fails.
 */
export const CONTRACT_VERSION = '1.1.0'
