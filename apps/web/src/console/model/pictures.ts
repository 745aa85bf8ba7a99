/** What the picker of the phone gives: a sheet of paper with its word, drawn here. */
export const PICTURES = ['报', '药', '单'] as const

export const pictureOf = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/><text x="300" y="460" font-size="240" text-anchor="middle" fill="#4a5658">${name}</text></svg>`,
  )}`
