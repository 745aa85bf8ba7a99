/** The app's paper, ink and celadon; the page itself stays white, because the report is printed. */
export const INK = '#1E2A2B'
export const INK_2 = '#4A5658'
export const INK_3 = '#5F6B6D'
export const LINE = '#E7E1D4'
export const AXIS = '#7A8587'
export const CELADON = '#0E6B62'
export const OK = '#2F6E2A'
export const WARN = '#8F5600'
export const WARN_SOFT = '#FBF0DD'
export const BAD = '#B5261E'

/** ECG paper: ground, lines of 1 mm, lines of 5 mm. */
export const PAPER = '#FFFAF6'
export const GRID_MINOR = '#F5DDD4'
export const GRID_MAJOR = '#E3AFA1'
/** Ground of a stretch without signal. */
export const MISSING = '#F1EDE3'
