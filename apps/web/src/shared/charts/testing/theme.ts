import type { ChartTheme } from '../chart-theme.ts'

/** A theme for tests: colours are the names of their tokens. */
export const testTheme: ChartTheme = {
  color: (token) => token,
  font: 13,
  fontFamily: 'sans',
  stroke: 2,
  labels: 4,
  px: 1,
  animate: true,
}
