/** The page of the web app on which the administrator redeems a prize. */
export const redemptionPage = (origin: string, id: string): string =>
  `${origin}/#/writeOff?id=${id}`

/**
 * The link as a browser understands it where it opens that page with that id at one of the origins, else null: a code that we
 * hand out must not lead the administrator to a page of somebody else.
 */
export function readRedemptionPage(
  link: string,
  own: { id: string; origins: readonly string[] },
): string | null {
  if (!URL.canParse(link)) return null
  const page = new URL(link)
  if (!/^https?:$/.test(page.protocol) || page.username || !own.origins.includes(page.origin))
    return null
  const route = page.hash ? new URL(page.hash.slice(1), page.origin) : page
  const ids = route.searchParams.getAll('id')
  const opens = route.origin === page.origin && /(^|\/)writeOff$/.test(route.pathname)
  return opens && ids.length === 1 && ids[0] === own.id ? page.href : null
}
