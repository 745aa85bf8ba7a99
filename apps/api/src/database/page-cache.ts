/**
 * KiB of pages that each of the service's three connections of SQLite keeps: what SQLite itself would. Its driver has 16 MB
 * each, of a file that the system keeps in its own cache as well, and answers no sooner for it.
 */
export const PAGE_CACHE = 'cache_size=-2000'
