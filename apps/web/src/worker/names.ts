// What the page and its service worker call each other's things by.

/** Answers of the back end, which belong to a session. */
export const ANSWERS_CACHE = 'kangban-answers'

/** On a kept answer: when it was fetched, ms since 1970. An answer from the network has no such header. */
export const KEPT_AT = 'x-kangban-kept-at'

/** What a page tells the worker. */
export const FORGET = 'forget'
/** Asked of a worker that waits: answered by whether it takes over, which it does when no other window is open. */
export const TAKE_OVER = 'take-over'
