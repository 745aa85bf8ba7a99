/** The display filter: two dashes for an empty value; zero is a value. */
export const display = (value: string | number | null | undefined): string | number =>
  value === null || value === undefined || value === '' || Number.isNaN(value) ? '--' : value
